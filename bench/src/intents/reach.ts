import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Contestant } from '#contestants.ts';
import { percentile } from '#percentile.ts';
import { followKitchen } from './follower.ts';
import { each, type Home, type KitchenSpread } from './homes.ts';
import type { OurWriter } from './our-writer.ts';

/** The server allows two hundred to one network, which this machine is. */
const FOLLOWERS = 100;
const RATE = { perSecond: 100, seconds: 10 };
/** After that long, a change will not come any more. */
const PATIENCE_MS = 10_000;

/** How long it takes from sending an intent until another browser has the food, at a constant rate. */
export async function measureReach(
  where: KitchenSpread,
  { homes, server, writer }: { homes: Home[]; server: Contestant; writer: OurWriter },
) {
  const sent = new Map<string, number>();
  const milliseconds: number[] = [];
  const hear = (itemId: string) => {
    const at = sent.get(itemId);
    if (at !== undefined && sent.delete(itemId)) milliseconds.push(performance.now() - at);
  };
  const written = where === 'one kitchen' ? homes.slice(-1) : homes;
  const followed = written.slice(0, FOLLOWERS);
  const leave: (() => Promise<void>)[] = [];
  await each(followed.length, async (n) => {
    leave.push(await followKitchen(server, followed[n] as Home, hear));
  });
  const total = RATE.perSecond * RATE.seconds;
  const start = performance.now();
  const pending: Promise<void>[] = [];
  for (let n = 0; n < total; n++) {
    await sleep(Math.max(0, start + (n / RATE.perSecond) * 1000 - performance.now()));
    const itemId = randomUUIDv7();
    const home = written[n % written.length] as Home;
    if (followed.includes(home)) sent.set(itemId, performance.now());
    pending.push(writer.add(home, `Milk ${n}`, itemId));
  }
  await Promise.all(pending);
  const end = performance.now() + PATIENCE_MS;
  while (sent.size > 0 && performance.now() < end) await sleep(20);
  for (const one of leave) await one();
  return {
    where,
    followers: followed.length,
    awaited: milliseconds.length + sent.size,
    'never came': sent.size,
    'p50, ms': Math.round(percentile(milliseconds, 0.5)),
    'p95, ms': Math.round(percentile(milliseconds, 0.95)),
  };
}
