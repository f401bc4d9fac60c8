import { randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Contestant } from '#contestants.ts';
import type { Home } from '#intents/homes.ts';
import { type LeanCall, leanClient } from '#lean-client.ts';

const PER_SECOND = 25;
const SECONDS = 10;

/** What people do who live in kitchens of their own: they look, ask what is new, and put something in. */
const callsOf = ({ kitchenId, token }: Home): LeanCall[] => [
  { method: 'GET', path: `/kitchens/${kitchenId}/items?limit=20`, token },
  { method: 'GET', path: `/kitchens/${kitchenId}/changes?since=1`, token },
  { method: 'GET', path: '/kitchens', token },
  { method: 'POST', path: `/kitchens/${kitchenId}/intents`, token, body: { intents: [adding()] } },
];

export const adding = (itemId: string = randomUUIDv7(), title = 'Milk') => ({
  id: randomUUIDv7(),
  kind: 'addItem',
  item: { id: itemId, title },
});

export interface Waited {
  milliseconds: number[];
  /** Responses other than 200. */
  failures: number;
}

/** Sends at a constant rate, without waiting for responses, and times each request from when it was due. */
export async function measureOthers({ url }: Contestant, homes: Home[]): Promise<Waited> {
  const client = leanClient(url);
  const milliseconds: number[] = [];
  let failures = 0;
  const running: Promise<void>[] = [];
  const start = performance.now();
  for (let n = 0; n < PER_SECOND * SECONDS; n++) {
    const due = start + (n * 1000) / PER_SECOND;
    await sleep(Math.max(0, due - performance.now()));
    const calls = callsOf(homes[n % homes.length] as Home);
    const call = calls[Math.floor(n / homes.length) % calls.length] as LeanCall;
    const ask = async () => {
      const { status } = await client.send(call);
      milliseconds.push(performance.now() - due);
      if (status !== 200) failures++;
    };
    running.push(ask());
  }
  await Promise.all(running);
  client.close();
  return { milliseconds, failures };
}

/**
 * Keeps that many requests in flight, whatever the responses are, until the work is done. Large responses are thrown away
 * unread, because this process also times those of others.
 */
export async function whileAsking<T>(
  { url }: Contestant,
  inFlight: number,
  next: () => LeanCall,
  work: () => Promise<T>,
): Promise<T> {
  const agent = new Agent({ keepAlive: true });
  let isGoing = true;
  const attack = async () => {
    while (isGoing) await send(new URL(url), agent, next());
  };
  const attacks = Promise.all(Array.from({ length: inFlight }, attack));
  const result = await work();
  isGoing = false;
  await attacks;
  agent.destroy();
  return result;
}

async function send(
  { hostname, port }: URL,
  agent: Agent,
  { method, path, token, body }: LeanCall,
): Promise<void> {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(payload && { 'content-type': 'application/json' }),
  };
  const asked = request({ hostname, port, agent, method, path: `/api${path}`, headers }).end(payload);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
}
