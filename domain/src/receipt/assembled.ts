import { hasNumbers, withoutColumns } from './columns.ts';
import type { Counted } from './counted.ts';
import type { Printed, SumKind } from './printed.ts';
import { agreed, hasCounts, type RawRow, rawRow } from './rows.ts';

/** Fewer rows may come to the price of the next one by chance. */
const ROWS_BEFORE_SUM = 4;

/** What a receipt is made of. Money is in cents. */
export interface Assembled {
  rows: RawRow[];
  /** Taken off after the last row, and so from all of them. */
  off: number;
  sums: Record<SumKind, number[]>;
}

/** Less sure is no print at all. */
const READABLE = 40;

type Line = Exclude<Printed, { kind: 'sum' }>;
type CountedLine = Extract<Printed, { kind: 'counted' }>;

interface Placed {
  row: RawRow;
  /** Where it stands among the lines. */
  at: number;
  isCounted: boolean;
}

/** The lines with rows in them: from the first price to the first sum after it. */
function bodyOf(lines: readonly Printed[]): { body: Line[]; rest: Printed[] } {
  const first = lines.findIndex(
    (line) => (line.kind === 'row' || line.kind === 'counted') && line.price !== null,
  );
  const end = lines.findIndex((line, at) => at > first && line.kind === 'sum' && line.cents !== null);
  const to = end < 0 ? lines.length : end;
  return {
    body: lines.slice(0, first < 0 ? 0 : to).filter((line): line is Line => line.kind !== 'sum'),
    rest: lines.slice(to),
  };
}

/** Names without the columns beside them. Only rows with prices have columns. */
function withNames(body: Line[]): Line[] {
  const priced = body.flatMap((line) => (line.kind === 'row' && line.price !== null ? [line] : []));
  const names = withoutColumns(priced.map(({ name }) => name));
  const nameOf = new Map(priced.map((line, at) => [line as Line, names[at] ?? '']));
  const isNumbered = hasNumbers(priced.map(({ name }) => name.split(' ')));
  const unnumbered = (name: string) => (isNumbered ? name.replace(/^\d{1,3} (?:\d{4,} )?/, '') : name);
  return body.map((line) =>
    line.kind === 'row' ? { ...line, name: nameOf.get(line) ?? unnumbered(line.name) } : line,
  );
}

const fits = (counted: Counted, placed: Placed | undefined): boolean =>
  placed !== undefined &&
  !placed.isCounted &&
  placed.row.price !== null &&
  agreed(counted, placed.row.price).isProved;

/** Gives an amount to the row it belongs to. */
function count(placed: Placed, counted: Counted, price: number | null): void {
  const given = agreed(counted, price ?? placed.row.price);
  placed.row = { ...placed.row, ...given };
  placed.isCounted = true;
}

/** Amounts stand below their rows in some shops and above them in others. The figures say where. */
function countAll(lines: readonly Line[], placed: Placed[]): void {
  const counts = lines.flatMap((line, at) => (line.kind === 'counted' ? [{ line, at }] : []));
  const around = (at: number) => ({
    above: placed.findLast((each) => each.at < at),
    below: placed.find((each) => each.at > at),
  });
  const isAbove = ({ line, at }: { line: CountedLine; at: number }) => fits(line.counted, around(at).above);
  const isBelow = ({ line, at }: { line: CountedLine; at: number }) => fits(line.counted, around(at).below);
  const votes = counts.map((each) => Number(isAbove(each)) - Number(isBelow(each)));
  const isUsuallyAbove = votes.reduce((sum, vote) => sum + vote, 0) >= 0;
  for (const each of counts) {
    const { line, at } = each;
    const { above, below } = around(at);
    // Its own price, and a name above that has none: one row on two lines.
    if (above && above.at === at - 1 && above.row.price === null) {
      count(above, line.counted, line.price);
      continue;
    }
    const [usual, other] = isUsuallyAbove ? [above, below] : [below, above];
    const target = fits(line.counted, usual) ? usual : fits(line.counted, other) ? other : usual;
    if (target && !target.isCounted) count(target, line.counted, line.price);
  }
}

/** Numbers alone are a date or a code, and what nobody could read is the edge of the paper. */
const isNamed = ({ name, price, confidence }: RawRow) =>
  /\p{L}{2}/u.test(name) && (price !== null || confidence >= READABLE);

/** A price without a name belongs to the name above it. */
function joinNames(placed: Placed[]): Placed[] {
  return placed.flatMap((each, index) => {
    const before = placed[index - 1];
    const next = placed[index + 1];
    const isRest = (one: Placed | undefined, two: Placed | undefined) =>
      one &&
      two &&
      two.at === one.at + 1 &&
      one.row.price === null &&
      two.row.price !== null &&
      two.row.name === '';
    if (isRest(each, next) && next) return [{ ...next, row: { ...next.row, name: each.row.name } }];
    return isRest(before, each) ? [] : [each];
  });
}

/** What is taken off belongs to the row above it, and at the end to all of them. */
function reduce(lines: readonly Line[], placed: Placed[]): number {
  const last = placed.at(-1)?.at ?? 0;
  let off = 0;
  for (const [at, line] of lines.entries()) {
    if (line.kind !== 'reduction' || !line.isNegative) continue;
    const above = placed.findLast((each) => each.at < at);
    const isOfRow = above && at < last && (above.row.price ?? 0) >= above.row.off + line.cents;
    if (isOfRow) above.row = { ...above.row, off: above.row.off + line.cents };
    else off += line.cents;
  }
  return off;
}

/** Where a row costs what all rows before it come to: it is their sum, whatever the shop calls it. */
function unnamedSum(rows: readonly RawRow[], offAll: number): number {
  let sum = 0;
  return rows.findIndex(({ price, off }, at) => {
    const isSum = at >= ROWS_BEFORE_SUM && (price === sum || price === sum - offAll);
    sum += (price ?? 0) - off;
    return isSum;
  });
}

export function assembled(printed: readonly Printed[], isMarker: (word: string) => boolean): Assembled {
  const { body: lines, rest } = bodyOf(printed);
  const body = withNames(lines);
  const rules = { isCounted: hasCounts(body), isMarker };
  const all = body.flatMap((line, at): Placed[] =>
    line.kind === 'row' ? [{ row: rawRow(line, rules), at, isCounted: line.counted !== null }] : [],
  );
  const placed = joinNames(all).filter(({ row }) => isNamed(row));
  countAll(body, placed);
  const first = placed.findIndex(({ row }) => row.price !== null);
  const off = reduce(body, placed);
  const named = placed.slice(Math.max(0, first)).map(({ row }) => row);
  const sumAt = unnamedSum(named, off);
  const rows = sumAt < 0 ? named : named.slice(0, sumAt);
  const unnamed = named
    .slice(rows.length)
    .flatMap(({ price }) => price ?? [])
    .slice(0, 1);
  const sumsOf = (kind: SumKind) =>
    rest.flatMap((line) => (line.kind === 'sum' && line.of === kind && line.cents ? [line.cents] : []));
  return {
    rows,
    off,
    sums: {
      change: sumsOf('change'),
      subtotal: [...unnamed, ...sumsOf('subtotal')],
      tax: sumsOf('tax'),
      total: sumsOf('total'),
      payment: sumsOf('payment'),
    },
  };
}
