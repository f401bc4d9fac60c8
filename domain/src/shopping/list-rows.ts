import { productKey } from '#foods/words.ts';
import { sumOf } from '#items/keeping/amount.ts';
import { byAge } from './shop-order.ts';
import type { Entry } from './shopping.ts';

/** What the rows of a list depend on. A list that is shared does not say who wants what. */
type Listed = Pick<Entry, '_id' | 'title' | 'amount' | 'unit' | 'isApart' | 'addedAt'> &
  Partial<Pick<Entry, 'wantedBy' | 'cooked'>>;

/** One row of a list: an entry, or several of one product as the oldest of them, with their amounts added up. */
export type ListRow<One = Entry> = One & {
  /** The entries, oldest first. */
  parts: readonly One[];
};

/**
 * The rows of one list: what is written down twice stands there once. Entries stay what they are and are added up where
 * they are shown, so two phones that write down the same at the same time have one row with both. Different units, what
 * is got and what is not, and what a person wants apart, are different rows.
 */
export function rowsOf<One extends Listed>(
  entries: readonly One[],
  isGot: (entry: One) => boolean,
): ListRow<One>[] {
  const same = Map.groupBy(entries.toSorted(byAge), (entry) =>
    entry.isApart ? entry._id : `${productKey(entry.title)} ${isGot(entry)}`,
  );
  return [...same.values()].flatMap((found) => parted(found).map(rowOf));
}

/** The rows of what a kitchen has on one list. */
export const listRows = (entries: readonly Entry[]): ListRow[] =>
  rowsOf(entries, ({ gotAt }) => gotAt !== null);

/** By unit. An entry without an amount joins one that the same person wants: it says no more than that one. */
function parted<One extends Listed>(entries: readonly One[]): One[][] {
  const measured = entries.filter(({ amount }) => amount !== null);
  const rows = [...Map.groupBy(measured, ({ unit }) => unit).values()];
  for (const entry of entries.filter(({ amount }) => amount === null)) {
    const row = rows.find(([first]) => first?.wantedBy === entry.wantedBy);
    if (row) row.push(entry);
    else rows.push([entry]);
  }
  return rows;
}

function rowOf<One extends Listed>(found: readonly One[]): ListRow<One> {
  const parts = found.toSorted(byAge);
  const [first] = parts;
  if (!first) throw new Error('A row has at least one entry.');
  const isForSeveral = parts.some(({ wantedBy }) => wantedBy !== first.wantedBy);
  const isForDishes = parts.some(({ cooked }) => cooked?.id !== first.cooked?.id);
  return {
    ...first,
    amount: amountOf(parts),
    unit: parts.find(({ unit }) => unit !== null)?.unit ?? null,
    ...(isForSeveral && { wantedBy: null }),
    ...(isForDishes && { cooked: null }),
    parts,
  };
}

/** Of all of them; null where nobody said how much. */
function amountOf(parts: readonly Listed[]): number | null {
  const said = parts.flatMap(({ amount }) => amount ?? []);
  return said.length > 0 ? sumOf(said) : null;
}

/** What the amount of a row was before the last one was written down; null where nothing was added up. */
export function amountBefore<One extends Listed>({ parts }: ListRow<One>): number | null {
  const measured = parts.filter(({ amount }) => amount !== null);
  return amountOf(measured.slice(0, -1));
}
