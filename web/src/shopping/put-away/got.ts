import type { ItemId } from '@crisper/domain/items/item.ts';
import type { ListRow } from '@crisper/domain/shopping/list-rows.ts';
import { recognised } from '@crisper/domain/shopping/recognised.ts';
import { type DraftRowChange, type Row, said, titled } from '#kitchen/adding/row.ts';

/** What is being put away. */
export interface Got {
  /** What is put in: entries of the list, and what else stands on a receipt. */
  rows: Row[];
  /** Leaves the list, and is not put in. */
  notFood: ListRow[];
}

/** The food that a row of the list becomes. It has the id of its oldest entry, so that two phones put it away once. */
const rowOfEntry = ({ _id, title, category, amount, unit }: ListRow): Row => ({
  ...titled(title),
  id: _id as string as ItemId,
  category: category === 'Others' ? null : { value: category, certainty: 'guessed' },
  amount: amount === null || unit === null ? null : said({ amount, unit }),
  fromList: true,
});

export const gotOf = (entries: readonly ListRow[], isFood: (title: string) => boolean): Got => ({
  rows: entries.filter(({ title }) => isFood(title)).map(rowOfEntry),
  notFood: entries.filter(({ title }) => !isFood(title)),
});

export const changedIn = (got: Got, id: ItemId, change: DraftRowChange): Got => ({
  ...got,
  rows: got.rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
});

/** A row of the receipt alone is left out, an entry of the list only leaves the list. */
export function withoutFood(got: Got, id: ItemId, entries: readonly ListRow[]): Got {
  const entry = entries.find(({ _id }) => (_id as string) === id);
  return {
    rows: got.rows.filter((row) => row.id !== id),
    notFood: entry ? [...got.notFood, entry] : got.notFood,
  };
}

export const asFood = ({ rows, notFood }: Got, entry: ListRow): Got => ({
  rows: [...rows, rowOfEntry(entry)],
  notFood: notFood.filter((one) => one !== entry),
});

/**
 * With a receipt: what it recognises of the list, ticked or not, is put away as the receipt says it, and what was not on
 * the list is put in as well.
 */
export function withReceipt(
  { rows, notFood }: Got,
  receipt: readonly Row[],
  entries: readonly ListRow[],
): Got {
  const found = recognised(
    receipt.map((row) => ({ id: row.id, title: row.title.value })),
    entries,
  );
  const read = receipt.map((row) => asListed(row, found.get(row.id)));
  const ids = new Set<string>(read.map(({ id }) => id));
  return {
    rows: [...rows.filter(({ id }) => !ids.has(id)), ...read],
    notFood: notFood.filter(({ _id }) => !ids.has(_id)),
  };
}

/** The title that a person wrote onto the list is the kitchen's own word for it. */
function asListed(row: Row, entry: ListRow | undefined): Row {
  if (!entry) return row;
  const listed = rowOfEntry(entry);
  return { ...row, id: listed.id, title: listed.title, amount: row.amount ?? listed.amount, fromList: true };
}
