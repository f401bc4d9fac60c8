import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import type { Database } from '#db/database.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { selectItems, toKitchenItem } from './items.queries.ts';

interface ChangedItems {
  items: KitchenItem[];
  gone: ItemId[];
}

/** The items that changed since the version; all of them where there is none. */
export async function listChangedItems(
  db: Database,
  inKitchen: InKitchen<'look'>,
  since: number | null,
): Promise<ChangedItems> {
  if (since === null) {
    const rows = await selectItems(db, inKitchen).orderBy('items.id').execute();
    return { items: rows.map((row) => toKitchenItem(row, inKitchen)), gone: [] };
  }
  const changed = await listChangedIds(db, inKitchen, since);
  if (changed.length === 0) return { items: [], gone: [] };
  const rows = await selectItems(db, inKitchen).where('items.id', 'in', changed).execute();
  const there = new Set(rows.map(({ id }) => id));
  return {
    items: rows.map((row) => toKitchenItem(row, inKitchen)),
    gone: changed.filter((id) => !there.has(id)),
  };
}

async function listChangedIds(
  db: Database,
  { kitchenId }: InKitchen<'look'>,
  since: number,
): Promise<ItemId[]> {
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
