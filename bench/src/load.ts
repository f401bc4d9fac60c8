import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '@crisper/domain/durations.ts';
import type { Contestant } from './contestants.ts';
import { atLeast, atMost, type Goal } from './goals.ts';
import { type LeanCall, leanClient } from './lean-client.ts';
import { median } from './median.ts';
import { signUp, withOurServer } from './our-server.ts';
import { percentile } from './percentile.ts';

const ITEMS = 100_000;
const PEOPLE = 20;
const PAGE = 16;
const IDLE = { perSecond: 20, seconds: 20 };
const LOAD = { perSecond: 1000, seconds: 300 };
/** Until code that runs often has been compiled, and the requests queued before that are done. */
const WARM_UP = { perSecond: 1000, seconds: 25 };
const TICK_MS = 1;
/** That many added items stay, so that no request changes an item that another one is just removing. */
const LEFT = 50;
const MEGABYTE = 1024 * 1024;

interface Outcome {
  milliseconds: number[];
  failures: string[];
  memory: number[];
}

/** Nine reads, then one write; later requests read, change and remove what was written. */
function household(tokens: string[], known: string[]) {
  const written: { id: string; token: string }[] = [];
  const someone = (n: number) => tokens[n % tokens.length] ?? '';
  const reads: ((n: number) => LeanCall)[] = [
    () => ({ method: 'GET', path: `/items?limit=${PAGE}` }),
    () => ({ method: 'GET', path: '/items/summary' }),
    (n) => ({ method: 'GET', path: `/items/${known[n % known.length]}` }),
    (n) => ({ method: 'GET', path: `/items?limit=${PAGE}&category=Dairy&page=${1 + (n % 20)}` }),
    (n) => ({ method: 'GET', path: `/items?limit=${PAGE}`, token: someone(n) }),
    (n) => ({ method: 'GET', path: `/items/${known[n % known.length]}`, token: someone(n) }),
    (n) => ({ method: 'GET', path: '/items?scope=mine&limit=20', token: someone(n) }),
    () => ({ method: 'GET', path: `/items?limit=${PAGE}&search=milk` }),
    (n) => ({ method: 'GET', path: '/account', token: someone(n) }),
  ];
  const writes: ((n: number) => LeanCall)[] = [
    (n) => ({ method: 'POST', path: '/items', token: someone(n), body: newItem(n) }),
    (n) => {
      const own = written.at(-1);
      return own ? { method: 'PUT', path: `/items/${own.id}`, token: own.token, body: newItem(n) } : read(n);
    },
    (n) => {
      const own = written.length > LEFT ? written.shift() : undefined;
      return own ? { method: 'DELETE', path: `/items/${own.id}`, token: own.token } : read(n);
    },
  ];
  const read = (n: number): LeanCall => (reads[n % reads.length] ?? reads[0])?.(n) as LeanCall;
  return {
    ask(n: number): LeanCall {
      if (n % 10 !== 9) return read(n);
      const write = Math.floor(n / 10);
      return writes[write % writes.length]?.(write) as LeanCall;
    },
    hear({ method, token = '' }: LeanCall, body: string): void {
      if (method === 'POST')
        written.push({ id: (JSON.parse(body) as { insertedId: string }).insertedId, token });
    },
  };
}

const newItem = (n: number) => ({
  title: `Loaded milk ${n}`,
  image: '/pictures/milk.webp',
  category: 'Dairy',
  quantity: 1 + (n % 9),
  expiryDate: new Date(Date.now() + (n % 30) * DAY_MS).toISOString().slice(0, 10),
  description: 'Added under load',
});

/** Sends at a constant rate, without waiting for responses, and times each request from when it was due. */
async function hold(
  server: Contestant,
  { ask, hear }: ReturnType<typeof household>,
  { perSecond, seconds }: typeof LOAD,
): Promise<Outcome> {
  const client = leanClient(server.url);
  const outcome: Outcome = { milliseconds: [], failures: [], memory: [] };
  const total = perSecond * seconds;
  const start = performance.now();
  const pending = new Set<Promise<void>>();
  const one = async (n: number) => {
    const due = start + (n / perSecond) * 1000;
    const question = ask(n);
    try {
      const { status, body } = await client.send(question);
      outcome.milliseconds.push(performance.now() - due);
      if (status >= 300) outcome.failures.push(`${question.method} ${question.path}: ${status} ${body}`);
      else hear(question, body);
    } catch (error) {
      outcome.failures.push(`${question.method} ${question.path}: ${error}`);
    }
  };
  let sent = 0;
  let nextLook = 0;
  while (sent < total) {
    const elapsed = performance.now() - start;
    while (sent < total && (sent / perSecond) * 1000 <= elapsed) {
      const call = one(sent++);
      pending.add(call);
      void call.finally(() => pending.delete(call));
    }
    if (elapsed >= nextLook) {
      nextLook += 1000;
      void server.memory().then((bytes) => outcome.memory.push(bytes));
    }
    await sleep(TICK_MS);
  }
  await Promise.all(pending);
  client.close();
  return outcome;
}

/** A thousand requests a second for five minutes, one in ten a write, compared with the same mix at a low rate. */
export function measureLoad(): Promise<Goal[]> {
  return withOurServer(ITEMS, async (server) => {
    const tokens: string[] = [];
    for (let n = 0; n < PEOPLE; n++) tokens.push(await signUp(server, `Person${n}`));
    const items = (await (await fetch(`${server.url}/api/items?limit=100`)).json()) as { _id: string }[];
    const people = household(
      tokens,
      items.map(({ _id }) => _id),
    );
    await hold(server, people, WARM_UP);
    const idle = await hold(server, people, IDLE);
    const start = performance.now();
    const load = await hold(server, people, LOAD);
    const seconds = (performance.now() - start) / 1000;
    const row = ({ perSecond }: typeof LOAD, { milliseconds, failures, memory }: Outcome) => ({
      'requests a second': perSecond,
      answered: milliseconds.length,
      failed: failures.length,
      'p50, ms': Number(percentile(milliseconds, 0.5).toFixed(1)),
      'p99, ms': Number(percentile(milliseconds, 0.99).toFixed(1)),
      'memory, MB': `${Math.round((memory[0] ?? 0) / MEGABYTE)} to ${Math.round((memory.at(-1) ?? 0) / MEGABYTE)}`,
    });
    console.table([row(IDLE, idle), row(LOAD, load)]);
    for (const failure of load.failures.slice(0, 5)) console.log(failure);
    // The first minute fills the caches.
    const settled = load.memory.slice(60, 120);
    const last = load.memory.slice(-60);
    return [
      atMost('load, requests that failed', load.failures.length, 0),
      atLeast('load, requests a second', load.milliseconds.length / seconds, LOAD.perSecond * 0.99),
      atMost(
        'load, p99 against the idle p99',
        percentile(load.milliseconds, 0.99) / percentile(idle.milliseconds, 0.99),
        4,
      ),
      atMost('load, memory in the last minute against the second', median(last) / median(settled), 1.1),
    ];
  });
}
