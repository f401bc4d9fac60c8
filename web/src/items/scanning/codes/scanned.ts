import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Code } from '@crisper/domain/items/scan/code.ts';
import { type CodeRefusal, type Pack, readPack } from '@crisper/domain/items/scan/pack.ts';
import { type Row, said, titled } from '#items/adding/row.ts';

/** Held before the camera, a pack is seen again and again; only what comes back after this is another one. */
const SAME_PACK_MS = 2000;

/** Packs with the same code. */
export interface Scanned {
  code: string;
  pack: Pack;
  /** Null until somebody said what it is. */
  title: string | null;
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

/** With a code that the camera sees. */
export function withCode(
  { scanned }: Scan,
  code: Code,
  { today, nowMs }: { today: CalendarDate; nowMs: number },
): Scan {
  const before = scanned.find((one) => one.code === code.text);
  if (before) {
    const isAnother = nowMs - before.lastSeenMs >= SAME_PACK_MS;
    const again = { ...before, count: before.count + (isAnother ? 1 : 0), lastSeenMs: nowMs };
    return { scanned: scanned.map((one) => (one === before ? again : one)), refusal: null };
  }
  const pack = readPack(code, today);
  if (typeof pack === 'string') return { scanned, refusal: pack };
  const { title = null } = scanned.find(isOf(pack)) ?? {};
  return {
    scanned: [...scanned, { code: code.text, pack, title, count: 1, lastSeenMs: nowMs }],
    refusal: null,
  };
}

/**
 * With the name of a product, also where other packs of it have another date. The camera stood still meanwhile, and the
 * pack may still be before it.
 */
export const withTitle = ({ scanned }: Scan, pack: Pack, title: string, nowMs: number): Scan => ({
  scanned: scanned.map((one) => (isOf(pack)(one) ? { ...one, title, lastSeenMs: nowMs } : one)),
  refusal: null,
});

export const without = ({ scanned }: Scan, code: string): Scan => ({
  scanned: scanned.filter((one) => one.code !== code),
  refusal: null,
});

/** The first product that nobody has named yet. */
export const unnamed = ({ scanned }: Scan): Scanned | undefined =>
  scanned.find(({ title }) => title === null);

/** The food that they come to; none while it has no name. */
export function rowsOf({ scanned }: Scan): Row[] {
  return scanned.flatMap(({ pack, title, count }) => {
    if (title === null) return [];
    const { amount = count, unit = 'piece' } = pack.amount ?? {};
    const isSaid = pack.amount !== null || count > 1;
    return {
      ...titled(title),
      date: pack.date && said(pack.date),
      amount: isSaid ? said({ amount: pack.amount ? amount * count : amount, unit }) : null,
    };
  });
}
