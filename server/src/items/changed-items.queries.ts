import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import type { Database } from '#db/database.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { selectItems, toKitchenItem } from './items.queries.ts';

const READ_AT_ONCE = 250;

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
  if (since === null) return { items: await listAll(db, inKitchen), gone: [] };
  const changed = await listChangedIds(db, inKitchen, since);
  if (changed.length === 0) return { items: [], gone: [] };
  const rows = await selectItems(db, inKitchen).where('items.id', 'in', changed).execute();
  const there = new Set(rows.map(({ id }) => id));
  return {
    items: rows.map((row) => toKitchenItem(row, inKitchen)),
    gone: changed.filter((id) => !there.has(id)),
  };
}

/** Some at a time: reading thousands at once would keep all other requests waiting. */
async function listAll(db: Database, inKitchen: InKitchen<'look'>): Promise<KitchenItem[]> {
  const items: KitchenItem[] = [];
  for (;;) {
    const last = items.at(-1)?._id;
    const rows = await selectItems(db, inKitchen)
      .$if(last !== undefined, (query) => query.where('items.id', '>', last ?? ''))
      .orderBy('items.id')
      .limit(READ_AT_ONCE)
      .execute();
    items.push(...rows.map((row) => toKitchenItem(row, inKitchen)));
    if (rows.length < READ_AT_ONCE) return items;
  }
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
