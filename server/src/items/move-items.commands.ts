import { randomUUIDv7 } from 'node:crypto';
import { AppError } from '@crisper/domain/errors.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { inKitchenTransaction } from '#kitchens/kitchen-transaction.ts';
import { type ChangingAction, type InKitchen, lockKitchen } from '#kitchens/require-kitchen.ts';
import { findUndoable } from './item-events.queries.ts';
import { noRoom } from './items.commands.ts';
import { type ChangeableItem, findChangeable } from './items.queries.ts';
import { writeItem } from './items.writer.ts';

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
    for (const id of [...new Set(ids)].sort()) {
      const item = await findChangeable(tx, fridge, { id, version: null });
      if (item) await move(tx, item, fridge, kitchen);
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
    for (const id of [...new Set(ids)].sort()) {
      const item = await findChangeable(tx, kitchen, { id, version: null });
      const last = item && (await findUndoable(tx, kitchen, { itemId: id }));
      const isMoved = last?.kind === 'item-moved' && last.accountId === viewer.accountId;
      if (!item || !isMoved) throw new AppError('not_undoable');
      await move(tx, item, kitchen, fridge);
    }
  });
}

async function move(
  tx: Transaction,
  item: ChangeableItem,
  from: InKitchen<'change-own-item'>,
  to: InKitchen<ChangingAction>,
): Promise<void> {
  const after = {
    ...item,
    kitchen_id: to.kitchenId,
    belongs_to: null,
    is_free: false,
    version: item.version + 1,
  };
  const happening = () => ({ id: randomUUIDv7(), kind: 'item-moved' }) as const;
  if (!(await writeItem(tx, to, { before: null, after }, happening()))) throw noRoom(to.kitchenId);
  await moveNotes(tx, item.id, from.kitchenId, to.kitchenId);
  await writeItem(tx, from, { before: item, after: null }, happening());
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
