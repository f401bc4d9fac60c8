import { AppError } from '@crisper/domain/errors.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import type { ItemsChanged } from '@crisper/domain/items/kitchen-items-api.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { Database } from '#db/database.ts';
import { isSameAge } from '#kitchens/kitchen-ages.ts';
import { readKitchenVersion } from '#kitchens/kitchens.queries.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { selectItems, toKitchenItem } from './items.queries.ts';

/**
 * What changed in the kitchen since the version. The version is read first: an item may be newer than it and is then
 * sent again the next time, but none is missed, because versions are committed in their order.
 */
export async function listChanges(
  db: Database,
  inKitchen: InKitchen<'look'>,
  since: number | undefined,
): Promise<ItemsChanged> {
  // The public fridge has no bound, and is read a page at a time.
  if (inKitchen.kitchenId === PUBLIC_FRIDGE_ID) throw new AppError('kitchen_not_found');
  const version = await readKitchenVersion(db, inKitchen);
  if (since === undefined || since > version || !isSameAge(since, version)) {
    const rows = await selectItems(db, inKitchen).orderBy('items.id').execute();
    return { version, reset: true, items: rows.map((row) => toKitchenItem(row, inKitchen)), gone: [] };
  }
  const changed = await listChangedIds(db, inKitchen, since);
  if (changed.length === 0) return { version, reset: false, items: [], gone: [] };
  const rows = await selectItems(db, inKitchen).where('items.id', 'in', changed).execute();
  const there = new Set(rows.map(({ id }) => id));
  return {
    version,
    reset: false,
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
