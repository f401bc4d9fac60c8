import type { ItemId } from '@crisper/domain/items/item.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { Database, Transaction } from '#db/database.ts';

/** The last removal of the item, whether or not it was undone. */
export function findRemoval(db: Database | Transaction, kitchenId: KitchenId, itemId: ItemId) {
  return db
    .selectFrom('item_events')
    .select(['id', 'account_id', 'happened_at', 'before'])
    .where('kitchen_id', '=', kitchenId)
    .where('item_id', '=', itemId)
    .where('kind', '=', 'item-removed')
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export function findEvent(db: Database | Transaction, kitchenId: KitchenId, id: string) {
  return db
    .selectFrom('item_events')
    .select(['kind', 'item_id', 'account_id'])
    .where('kitchen_id', '=', kitchenId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function isUndone(
  db: Database | Transaction,
  kitchenId: KitchenId,
  eventId: string,
): Promise<boolean> {
  const undoing = await db
    .selectFrom('item_events')
    .select('id')
    .where('kitchen_id', '=', kitchenId)
    .where('undoes', '=', eventId)
    .executeTakeFirst();
  return undoing !== undefined;
}
