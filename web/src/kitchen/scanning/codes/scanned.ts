import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Code } from '@crisper/domain/labels/code.ts';
import { type CodeRefusal, comingDate, type Pack, readPack, seenAs } from '@crisper/domain/labels/pack.ts';
import { type Known, type Row, rowLike, said, titled } from '#kitchen/adding/row.ts';

/** Held before the camera, a pack is seen again and again; only what comes back after this is another one. */
const SAME_PACK_MS = 2000;

/** Packs with the same code. */
export interface Scanned {
  code: string;
  pack: Pack;
  /** What it is; null until a person said so. A name alone is what a person said just now. */
  name: Known | string | null;
  count: number;
  lastSeenMs: number;
}

export interface Scan {
  scanned: Scanned[];
  /** Why the last code was of no use. */
  refusal: CodeRefusal | null;
}

export const nothingScanned: Scan = { scanned: [], refusal: null };

const isOf =
  ({ gtin }: Pack) =>
  ({ pack }: Scanned) =>
    pack.gtin === gtin;

interface Seeing {
  today: CalendarDate;
  nowMs: number;
  /** What is known of a product, by how it was seen. */
  nameOf: (seen: string) => Known | string | null;
}

/** With a code that the camera sees. */
export function withCode({ scanned }: Scan, code: Code, { today, nowMs, nameOf }: Seeing): Scan {
  const before = scanned.find((one) => one.code === code.text);
  if (before) {
    const isAnother = nowMs - before.lastSeenMs >= SAME_PACK_MS;
    const again = { ...before, count: before.count + (isAnother ? 1 : 0), lastSeenMs: nowMs };
    return { scanned: scanned.map((one) => (one === before ? again : one)), refusal: null };
  }
  const pack = readPack(code, today);
  if (typeof pack === 'string') return { scanned, refusal: pack };
  const name = scanned.find(isOf(pack))?.name ?? nameOf(seenAs(pack));
  return {
    scanned: [...scanned, { code: code.text, pack, name, count: 1, lastSeenMs: nowMs }],
    refusal: null,
  };
}

/**
 * With the name of a product, also where other packs of it have another date. The camera stood still meanwhile, and the
 * pack may still be before it.
 */
export const withName = ({ scanned }: Scan, pack: Pack, name: string, nowMs: number): Scan => ({
  scanned: scanned.map((one) => (isOf(pack)(one) ? { ...one, name, lastSeenMs: nowMs } : one)),
  refusal: null,
});

export const without = ({ scanned }: Scan, code: string): Scan => ({
  scanned: scanned.filter((one) => one.code !== code),
  refusal: null,
});

/** The first product that nobody has named yet. */
export const unnamed = ({ scanned }: Scan): Scanned | undefined => scanned.find(({ name }) => name === null);

/** The food that they come to; null while it has no name. */
export function rowOf({ pack, name, count }: Scanned, today: CalendarDate): Row | null {
  if (name === null) return null;
  const row = typeof name === 'string' ? titled(name) : rowLike(name);
  const date = comingDate(pack, today);
  const each = pack.amount ?? row.amount?.value ?? { amount: 1, unit: 'piece' };
  const isSaid = pack.amount !== null || count > 1;
  return {
    ...row,
    date: date && said(date),
    amount: isSaid ? said({ ...each, amount: each.amount * count }) : row.amount,
    seen: { as: seenAs(pack), times: count },
  };
}
