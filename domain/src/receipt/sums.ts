import type { Assembled } from './assembled.ts';
import { lookalikes } from './digits.ts';
import type { SumProblem } from './receipt.ts';
import type { RawRow } from './rows.ts';

export interface Summed {
  rows: RawRow[];
  sum: number;
  total: number | null;
  problem: SumProblem | null;
}

const paidFor = ({ price, off }: RawRow) => (price ?? 0) - off;

/** Every amount that the rows may come to, the most likely first. Prices are with tax in some countries. */
function targetsOf({ off, sums }: Assembled): number[] {
  const tax = sums.tax.reduce((sum, each) => sum + each, 0);
  const taxes = [tax, ...(sums.tax.length === 1 ? lookalikes(tax) : [])].filter((each) => each > 0);
  const totals = [...sums.total, ...sums.payment.slice(0, 1)];
  const withoutTax = totals.flatMap((total) => taxes.map((each) => total - each));
  const plain = [...sums.subtotal, ...totals, ...withoutTax];
  return [...new Set([...plain, ...plain.map((each) => each + off)])].filter((each) => each > 0);
}

/** What is printed as the sum: without one, what was paid less what came back. */
export function printedSum({ sums }: Assembled): number | null {
  const [least = 0] = sums.subtotal;
  const back = sums.change[0] ?? 0;
  // Some pay with two cards; others have what they paid printed twice.
  const paid = [...sums.payment, addedUp(sums.payment)].find((each) => each > back && each - back >= least);
  if (sums.total[0] !== undefined) return sums.total[0];
  if (paid !== undefined) return paid - back;
  return sums.subtotal.length > 0 ? least + addedUp(sums.tax) : null;
}

const addedUp = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

/** What the receipt says about its rows. */
function saidTotal({ off, sums }: Assembled): number | null {
  const [total = sums.payment[0]] = sums.total;
  const [subtotal] = sums.subtotal;
  if (subtotal !== undefined) return subtotal;
  return total === undefined ? null : total + off;
}

interface Mended {
  at: number;
  price: number;
}

/** The rows in which one digit, taken for another, explains the difference. */
function mendings(rows: readonly RawRow[], missing: number): Mended[] {
  return rows.flatMap(({ price, isProved }, at) => {
    if (price === null || isProved) return [];
    return lookalikes(price).includes(price + missing) ? [{ at, price: price + missing }] : [];
  });
}

const onlyOne = <Value>(values: readonly Value[]): Value | null =>
  values.length === 1 ? (values[0] ?? null) : null;

/** The row that may be wrong: the only one without a price, else the only one in doubt. */
function suspectOf(rows: readonly RawRow[], missing: number): number | null {
  const places = [...rows.keys()];
  const unpriced = places.filter((at) => rows[at]?.price === null);
  const doubtful = places.filter((at) => rows[at]?.doubt !== null);
  if (unpriced.length > 0) return missing > 0 ? onlyOne(unpriced) : null;
  return onlyOne(doubtful) ?? onlyOne(mendings(rows, missing).map(({ at }) => at));
}

/** Compares the rows with the sums, and mends the one digit that makes them agree. */
export function summed(receipt: Assembled): Summed {
  const { rows } = receipt;
  const sum = rows.reduce((all, row) => all + paidFor(row), 0);
  const targets = targetsOf(receipt);
  const said = saidTotal(receipt);
  const met = targets.find((target) => target === sum);
  // A line without a price among rows that add up is no row.
  if (met !== undefined)
    return { rows: rows.filter(({ price }) => price !== null), sum, total: met, problem: null };
  for (const target of said === null ? [] : [said]) {
    const mended = onlyOne(mendings(rows, target - sum));
    const hasAll = rows.every(({ price }) => price !== null);
    if (!mended || !hasAll) continue;
    const next = rows.map((row, at) =>
      at === mended.at ? { ...row, price: mended.price, doubt: 'price_mended' as const } : row,
    );
    return { rows: next, sum: target, total: target, problem: null };
  }
  if (said === null) return { rows, sum, total: null, problem: null };
  const missing = said - sum;
  const marked = rows.map((row) =>
    missing < 0 && paidFor(row) === -missing ? { ...row, doubt: 'maybe_no_row' as const } : row,
  );
  return { rows: marked, sum, total: said, problem: { missing, suspect: suspectOf(rows, missing) } };
}
