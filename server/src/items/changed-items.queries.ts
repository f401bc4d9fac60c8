import { setTimeout as sleep } from 'node:timers/promises';
import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import type { Database } from '#db/database.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { turns } from '#limits/turns.ts';
import { isIn } from './in-kitchen.ts';
import { selectItems, toKitchenItem } from './items.queries.ts';

/** Reading thousands at once would keep all other requests waiting. */
const READ_AT_ONCE = 50;
/** The pause after a read, as a multiple of its duration, so that small requests get most of the processor time. */
const REST = { times: 2, mostMs: 50 };
const oneAtATime = turns(1);

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

/** Those of the items that are there, some at a time. Those who read more than that take turns. */
export async function* readItems(
  db: Database,
  inKitchen: InKitchen<'look'>,
  ids: ItemId[],
): AsyncGenerator<KitchenItem[]> {
  const readFrom = async (start: number) => {
    const some = ids.slice(start, start + READ_AT_ONCE);
    const rows = await selectItems(db, inKitchen).where('items.id', 'in', some).execute();
    return rows.map((row) => toKitchenItem(row, inKitchen));
  };
  for (let start = 0; start < ids.length; start += READ_AT_ONCE)
    yield start === 0 ? readFrom(start) : oneAtATime.inTurn('', () => thenRest(() => readFrom(start)));
}

async function thenRest<T>(read: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await read();
  await sleep(Math.min(REST.mostMs, REST.times * (performance.now() - start)));
  return result;
}
