import type { Contestant } from '#contestants.ts';
import { median, spread } from '#median.ts';
import { each, type Home, type KitchenSpread } from './homes.ts';
import type { OurWriter } from './our-writer.ts';

const ROUNDS = 7;
const INTENTS = 500;

interface Bare {
  add(kitchenId: string, title: string): Promise<void>;
  cpuSeconds(): number;
}

class Entry {
  readonly micros: number[] = [];
  readonly perSecond: number[] = [];
  private readonly cpuSeconds: () => number | Promise<number>;
  private readonly add: (home: Home, title: string) => Promise<void>;
  /** The place of its first kitchen: each entry and round has one of its own, so that none fills up. */
  private readonly first: number;

  constructor(
    first: number,
    cpuSeconds: () => number | Promise<number>,
    add: (home: Home, title: string) => Promise<void>,
  ) {
    this.first = first;
    this.cpuSeconds = cpuSeconds;
    this.add = add;
  }

  async run(homes: Home[], where: KitchenSpread, round: number): Promise<void> {
    const home = (n: number) =>
      homes[(where === 'one kitchen' ? this.first + round : n) % homes.length] as Home;
    const [before, start] = [await this.cpuSeconds(), performance.now()];
    await each(INTENTS, (n) => this.add(home(n), `Milk ${n}`));
    const seconds = (performance.now() - start) / 1000;
    // The first round is a warm-up.
    if (round === 0) return;
    this.perSecond.push(INTENTS / seconds);
    this.micros.push((((await this.cpuSeconds()) - before) / INTENTS) * 1e6);
  }
}

/** The processor time of an intent, of server and database, beside that of its rows by the driver alone, in turns. */
export async function compareCost(
  where: KitchenSpread,
  { homes, server, writer, bare }: { homes: Home[]; server: Contestant; writer: OurWriter; bare: Bare },
) {
  const ours = new Entry(0, server.cpuSeconds, writer.add);
  const rows = new Entry(ROUNDS + 1, bare.cpuSeconds, ({ kitchenId }, title) => bare.add(kitchenId, title));
  for (let round = 0; round <= ROUNDS; round++)
    for (const entry of round % 2 === 0 ? [ours, rows] : [rows, ours]) await entry.run(homes, where, round);
  return {
    where,
    'intent, µs': Math.round(median(ours.micros)),
    'its rows, µs': Math.round(median(rows.micros)),
    ratio: Number((median(ours.micros) / median(rows.micros)).toFixed(2)),
    spread: `${Math.round(spread(ours.micros) * 100)} %`,
    'intents a second': Math.round(median(ours.perSecond)),
    'rows a second': Math.round(median(rows.perSecond)),
  };
}
