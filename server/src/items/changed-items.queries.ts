import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import type { Database } from '#db/database.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { isIn } from './in-kitchen.ts';
import { selectItems, toKitchenItem } from './items.queries.ts';

/** Reading thousands at once would keep all other requests waiting. */
const READ_AT_ONCE = 100;

/** The ids of the items that changed since the version; of all items where there is none. */
export async function listChangedIds(
  db: Database,
  { kitchenId }: InKitchen<'look'>,
  since: number | null,
): Promise<ItemId[]> {
  if (since === null) {
    const rows = await db.selectFrom('items').select('items.id').where(isIn(kitchenId)).execute();
    return rows.map(({ id }) => id as ItemId);
  }
  const rows = await db
    .selectFrom('item_events')
    .select('item_id')
    .distinct()
    .where('kitchen_id', '=', kitchenId)
    .where('version', '>', since)
    .where('item_id', 'is not', null)
    .execute();
  return rows.map(({ item_id }) => item_id as ItemId);
}

/** Those of the items that are there, some at a time. */
export async function* readItems(
  db: Database,
  inKitchen: InKitchen<'look'>,
  ids: ItemId[],
): AsyncGenerator<KitchenItem[]> {
  for (let read = 0; read < ids.length; read += READ_AT_ONCE) {
    const some = ids.slice(read, read + READ_AT_ONCE);
    const rows = await selectItems(db, inKitchen).where('items.id', 'in', some).execute();
    yield rows.map((row) => toKitchenItem(row, inKitchen));
  }
}
