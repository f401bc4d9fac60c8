import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import { todayIn } from '#api/today.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { findUndoable } from '#items/item-events.queries.ts';
import { noRoom } from '#items/items.commands.ts';
import { type ChangeableItem, findChangeable } from '#items/items.queries.ts';
import { writeItem } from '#items/items.writer.ts';
import { requireRowAfter } from '#items/row-after.ts';
import { rowOf } from '#items/row-facts.ts';
import { inKitchenTransaction } from '#kitchens/kitchen-transaction.ts';
import { type ChangingAction, type InKitchen, lockKitchen } from '#kitchens/require-kitchen.ts';

/** Moves the person's items from the public fridge into the kitchen, with their notes; those that are there stay. */
export async function moveIntoKitchen(
  db: Database,
  kitchenId: KitchenId,
  viewer: Viewer,
  ids: readonly ItemId[],
): Promise<void> {
  await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    const kitchen = await lockKitchen(tx, viewer, kitchenId, 'change-own-item');
    const fridge = await lockKitchen(tx, viewer, PUBLIC_FRIDGE_ID, 'change-own-item');
    const today = todayIn(zoneIn(kitchen, viewer.timeZone));
    for (const id of [...new Set(ids)].sort()) {
      const item = await findChangeable(tx, fridge, { id, version: null });
      if (item) await move(tx, item, fridge, kitchen, today);
      else if (!(await findChangeable(tx, kitchen, { id, version: null })))
        throw new AppError('item_not_found');
    }
  });
}

/** Undoes that. What a person has touched since stays in the kitchen, because it would become public. */
export async function moveBack(
  db: Database,
  kitchenId: KitchenId,
  viewer: Viewer,
  ids: readonly ItemId[],
): Promise<void> {
  await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    const kitchen = await lockKitchen(tx, viewer, kitchenId, 'change-own-item');
    const fridge = await lockKitchen(tx, viewer, PUBLIC_FRIDGE_ID, 'add-food');
    const today = todayIn(zoneIn(kitchen, viewer.timeZone));
    for (const id of [...new Set(ids)].sort()) {
      const item = await findChangeable(tx, kitchen, { id, version: null });
      const last = item && (await findUndoable(tx, kitchen, { itemId: id }));
      const isMoved = last?.kind === 'item-moved' && last.accountId === viewer.accountId;
      if (!item || !isMoved) throw new AppError('not_undoable');
      await move(tx, item, kitchen, fridge, today);
    }
  });
}

async function move(
  tx: Transaction,
  item: ChangeableItem,
  from: InKitchen<'change-own-item'>,
  to: InKitchen<ChangingAction>,
  today: CalendarDate,
): Promise<void> {
  const { id, added_by, status, added_at } = item;
  const act = { kind: 'carryItem', itemId: id as ItemId } as const;
  const { change, event, other } = requireRowAfter(item, act, today);
  if (!other?.facts) return;
  const after = rowOf({ id, kitchen_id: to.kitchenId, added_by, status, added_at }, other.facts);
  const there = { ...other.event, id: randomUUIDv7() };
  if (!(await writeItem(tx, to, { before: null, after }, there))) throw noRoom(to.kitchenId);
  await moveNotes(tx, id, from.kitchenId, to.kitchenId);
  await writeItem(tx, from, change, { ...event, id: randomUUIDv7() });
}

/** Deleted and written again: on a cluster, the two kitchens may be on two machines. */
async function moveNotes(tx: Transaction, itemId: string, from: KitchenId, to: KitchenId): Promise<void> {
  const notes = await tx
    .deleteFrom('notes')
    .where('kitchen_id', '=', from)
    .where('item_id', '=', itemId)
    .returning(['item_id', 'author_id', 'text', 'created_at'])
    .execute();
  if (notes.length === 0) return;
  await tx
    .insertInto('notes')
    .values(notes.map((note) => ({ ...note, kitchen_id: to })))
    .execute();
}
