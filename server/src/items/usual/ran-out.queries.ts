import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { eachProduct } from '@crisper/domain/items/naming/each-product.ts';
import type { RanOut } from '@crisper/domain/items/usual/ran-out.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import { todayIn } from '#api/today.ts';
import type { Database, Transaction } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

/** What a household did without for longer, it does not miss. */
const DAYS = 14;
/** More than a household eats in two weeks. */
const EVENTS_READ = 300;
const TOLD_MAX = 20;

/** What ran out of late. What is on a list already, the reader knows. */
export async function listRanOut(db: Database, inKitchen: InKitchen<'look'>): Promise<RanOut[]> {
  const { kitchenId, timeZone } = inKitchen;
  // In the public fridge everybody's food is their own.
  if (kitchenId === PUBLIC_FRIDGE_ID || !timeZone) throw new AppError('kitchen_not_found');
  const [gone, there] = await Promise.all([
    selectGone(db, { kitchenId, after: addDays(todayIn(timeZone), -DAYS) }),
    listTitles(db, inKitchen),
  ]);
  return eachProduct(gone, there).slice(0, TOLD_MAX);
}

/** Of everything in the kitchen. */
export const listTitles = (db: Database | Transaction, { kitchenId }: InKitchen) =>
  db.selectFrom('items').select('title').where('kitchen_id', '=', kitchenId).execute();

/** What was eaten, thrown away or given away, and not brought back. */
const selectGone = prepared((_db, value: ValueOf<{ kitchenId: KitchenId; after: CalendarDate }>) => {
  const ofKitchen = sql`kitchen_id = ${value('kitchenId')}::uuid`;
  return sql<RanOut>`
    select title, before ->> 'image' as image, before ->> 'category' as category, happened_on as "on"
    from item_events
    where ${ofKitchen} and foods is not null and happened_on > ${value('after')}::date
      and kind in ('item-eaten', 'item-wasted', 'item-given-away') and before is not null
      and id not in (select undoes from item_events where ${ofKitchen} and undoes is not null)
    order by happened_on desc, happened_at desc, id desc limit ${sql.lit(EVENTS_READ)}`;
});
