import { randomUUIDv7 } from 'node:crypto';
import { DAY_MS } from '@crisper/domain/durations.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { UNDO_DAYS } from '@crisper/domain/items/intents/undo.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { RESTORABLE_MS } from '@crisper/domain/items/removal.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import { sql } from 'kysely';
import { todayIn } from '#api/today.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { inKitchenTransaction } from '#kitchens/kitchen-transaction.ts';
import { lockKitchen } from '#kitchens/require-kitchen.ts';
import { findRemoval, isUndone } from './item-events.queries.ts';
import { noRoom } from './items.commands.ts';
import { findChangeable, type ItemAt } from './items.queries.ts';
import { writeItem } from './items.writer.ts';
import { requireRowAfter } from './row-after.ts';
import { factsOf, keptRow } from './row-facts.ts';

/** Removes all of the items or none; for a moment they can be restored. Removing what is gone succeeds. */
export async function removeItems(
  db: Database,
  kitchenId: KitchenId,
  viewer: Viewer,
  items: readonly ItemAt[],
): Promise<void> {
  await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    const inKitchen = await lockKitchen(tx, viewer, kitchenId, 'change-own-item');
    for (const item of inOneOrder(items)) {
      const before = await findChangeable(tx, inKitchen, item);
      if (!before && (await findRemoval(tx, kitchenId, item.id))) continue;
      if (!before) throw new AppError('item_not_found');
      const act = { id: randomUUIDv7(), kind: 'removeItem', itemId: item.id } as const;
      const { change, event } = requireRowAfter(before, act, todayIn(zoneIn(inKitchen, viewer.timeZone)));
      await writeItem(tx, inKitchen, change, { ...event, id: act.id });
    }
  });
}

/** Brings all of them back to the public fridge as they were, or none. Only the person who removed them may. */
export async function restoreItems(db: Database, viewer: Viewer, ids: readonly ItemId[]): Promise<void> {
  const kitchenId = PUBLIC_FRIDGE_ID;
  await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    const inKitchen = await lockKitchen(tx, viewer, kitchenId, 'add-food');
    for (const { id } of inOneOrder(ids.map((id) => ({ id })))) {
      const removal = await findRemoval(tx, kitchenId, id);
      const isRestorable =
        removal &&
        removal.happened_at.getTime() >= Date.now() - RESTORABLE_MS &&
        removal.account_id === viewer.accountId;
      if (!isRestorable || !removal.before) throw new AppError('item_not_restorable');
      const kept = keptRow(removal.before);
      const act = { kind: 'restoreItem', last: { id: removal.id, before: factsOf(kept) } } as const;
      const { change, event } = requireRowAfter(null, act, todayIn(viewer.timeZone), kept);
      const isRestored = await writeItem(tx, inKitchen, change, { ...event, id: randomUUIDv7() });
      if (isRestored) continue;
      throw (await isUndone(tx, kitchenId, removal.id))
        ? new AppError('item_not_restorable')
        : noRoom(kitchenId);
    }
  });
}

/** Each once and always in the same order, so that two simultaneous removals do not deadlock. */
function inOneOrder<T extends { id: ItemId }>(items: readonly T[]): T[] {
  const once = new Map(items.map((item) => [item.id, item]));
  return [...once.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Deletes what was kept to restore items of the public fridge, once that is too late, and notes on what is gone. */
export async function forgetRemoved(db: Database): Promise<void> {
  const latest = new Date(Date.now() - RESTORABLE_MS);
  const latestInKitchens = new Date(Date.now() - UNDO_DAYS * DAY_MS);
  await db
    .updateTable('item_events')
    .set({ before: null })
    .where('kitchen_id', '=', sql.lit(PUBLIC_FRIDGE_ID))
    .where('before', 'is not', null)
    .where('happened_at', '<', latest)
    .execute();
  await sql`
    delete from notes
    where created_at < ${latest}
      and not exists (select from items where items.kitchen_id = notes.kitchen_id and items.id = notes.item_id)
      and not exists (
        select from item_events
        where item_events.kitchen_id = notes.kitchen_id and item_events.item_id = notes.item_id
          and happened_at >= case when notes.kitchen_id = ${sql.lit(PUBLIC_FRIDGE_ID)}
            then ${latest}::timestamptz else ${latestInKitchens}::timestamptz end
      )
  `.execute(db);
}
