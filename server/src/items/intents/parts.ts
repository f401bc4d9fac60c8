import { randomUUIDv7 } from 'node:crypto';
import { AppError } from '@crisper/domain/errors.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { split, splitPrice } from '@crisper/domain/items/keeping/amount.ts';
import { findEvent, findUndoable, type Undoable } from '#items/item-events.queries.ts';
import { findChangeable } from '#items/items.queries.ts';
import type { ItemRow } from '#items/items.table.ts';
import { amountColumns, amountOf, keptRow } from '#items/row-facts.ts';
import { type Deed, type Place, requireThere } from './deed.ts';

interface OnPart {
  itemId: ItemId;
  part?: { id: ItemId; amount: number } | undefined;
}

/** Does something with the food, or with a part of it, which becomes an item of its own. */
export async function withPart(
  place: Place,
  { itemId, part }: OnPart,
  act: (row: ItemRow) => Deed | null | Promise<Deed | null>,
): Promise<Deed | null> {
  const before = await requireThere(place, itemId);
  if (!part || part.amount >= before.amount) return act(before);
  const [rest, taken] = apart(before, part);
  const deed = await act(taken);
  if (!deed?.change.after) return null;
  await requireNew(place, part.id);
  return {
    change: { before, after: rest },
    kind: 'item-split',
    otherId: part.id,
    also: {
      id: part.id,
      change: { before: null, after: { ...deed.change.after, version: 1 } },
      kind: deed.kind,
      otherId: before.id,
    },
  };
}

/** The rest of the food, and the part. */
function apart(row: ItemRow, part: { id: ItemId; amount: number }): [ItemRow, ItemRow] {
  const [left, taken] = split(amountOf(row), part.amount);
  const [price, partPrice] = splitPrice(row.price, amountOf(row), taken.start);
  return [
    { ...row, ...amountColumns(left), price, version: row.version + 1 },
    { ...row, id: part.id, ...amountColumns(taken), price: partPrice },
  ];
}

async function requireNew({ tx, inKitchen }: Place, id: ItemId): Promise<void> {
  const isTaken =
    (await findEvent(tx, inKitchen.kitchenId, id)) ||
    (await findUndoable(tx, inKitchen, { itemId: id })) ||
    (await findChangeable(tx, inKitchen, { id, version: null }));
  if (isTaken) throw new AppError('id_taken');
}

/** Joins both items again, if nothing else has happened to either of them. */
export async function joining(place: Place, last: Undoable, otherId: ItemId): Promise<Deed> {
  const { tx, inKitchen } = place;
  const other = await findUndoable(tx, inKitchen, { itemId: otherId });
  if (other?.otherId !== last.itemId) throw new AppError('not_undoable');
  const [whole, part] = last.before ? [last, other] : [other, last];
  if (!whole.before) throw new AppError('not_undoable');
  const before = await requireThere(place, whole.itemId);
  const taken = await requireThere(place, part.itemId);
  const after = { ...keptRow(whole.before), version: before.version + 1 };
  return {
    change: { before, after },
    kind: 'undone',
    undoes: whole.id,
    also: {
      id: randomUUIDv7(),
      change: { before: taken, after: null },
      kind: 'undone',
      undoes: part.id,
    },
  };
}
