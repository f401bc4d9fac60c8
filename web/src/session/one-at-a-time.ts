import { localStore } from '#http/local-store.ts';

const NAME = 'crisper-session';
const LEASE_MS = 10_000;
const SETTLE_MS = 100;
const RETRY_MS = 120;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs work that changes the session while no other tab does. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  // Browsers have locks in secure contexts only; a kitchen's server at http://192.168.1.5 is none.
  return 'locks' in navigator ? navigator.locks.request(NAME, work) : underLease(work);
}

/**
 * An entry in local storage that names the working tab, and until when it is valid. Tabs may see each other's writes
 * late, so two can work at once after all; the server's grace period for parallel requests covers that.
 */
async function underLease<T>(work: () => Promise<T>): Promise<T> {
  const own = `${Math.random()}`;
  while (!(await take(own))) await wait(RETRY_MS);
  try {
    return await work();
  } finally {
    if (holder() === own) localStore.remove(NAME);
  }
}

function holder(): string | null {
  const [name = '', until] = localStore.read(NAME)?.split(' ') ?? [];
  return Number(until) > Date.now() ? name : null;
}

async function take(own: string): Promise<boolean> {
  if (holder() !== null) return false;
  localStore.write(NAME, `${own} ${Date.now() + LEASE_MS}`);
  // The tab that wrote last in the same moment has it.
  await wait(SETTLE_MS);
  return localStore.read(NAME) === null || holder() === own;
}
