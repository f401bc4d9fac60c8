import { localStore } from '#http/local-store.ts';

const LEASE_MS = 10_000;
const SETTLE_MS = 100;
const RETRY_MS = 120;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Work that only one tab may do at a time: changing the session, and sending what waits. */
type Name = 'crisper-session' | 'crisper-outbox';

export function oneAtATime<T>(work: () => Promise<T>, name: Name = 'crisper-session'): Promise<T> {
  // Browsers have locks in secure contexts only; a kitchen's server at http://192.168.1.5 is none.
  return 'locks' in navigator ? navigator.locks.request(name, work) : underLease(name, work);
}

/**
 * An entry in local storage that names the working tab, and until when it is valid. Tabs may see each other's writes
 * late, so two can work at once after all; the server's grace period for parallel requests covers that.
 */
async function underLease<T>(name: Name, work: () => Promise<T>): Promise<T> {
  const own = `${Math.random()}`;
  while (!(await take(name, own))) await wait(RETRY_MS);
  try {
    return await work();
  } finally {
    if (holder(name) === own) localStore.remove(name);
  }
}

function holder(name: Name): string | null {
  const [tab = '', until] = localStore.read(name)?.split(' ') ?? [];
  // Longer than a lease is: the clock was set back since.
  const leftMs = Number(until) - Date.now();
  return leftMs > 0 && leftMs <= LEASE_MS ? tab : null;
}

async function take(name: Name, own: string): Promise<boolean> {
  if (holder(name) !== null) return false;
  localStore.write(name, `${own} ${Date.now() + LEASE_MS}`);
  // The tab that wrote last in the same moment has it.
  await wait(SETTLE_MS);
  return localStore.read(name) === null || holder(name) === own;
}
