import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import {
  type Bought,
  boughtOf,
  MISSED_DAYS,
  type ThingOnDay,
} from '@crisper/domain/shopping/usual-things.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { sql } from 'kysely';
import { todayIn } from '#api/today.ts';
import type { Database } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import { listPurchases } from '#items/usual/usual.queries.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { listPutAway } from './trips.queries.ts';

/** More than a household eats in two weeks. */
const EVENTS_READ = 300;

/** What the kitchen buys: food that came in, and what else was put away of its lists. */
export async function listBought(db: Database, inKitchen: InKitchen<'look'>): Promise<Bought[]> {
  const { kitchenId } = inKitchen;
  const after = addDays(todayIn(zoneIn(inKitchen, UTC)), -MISSED_DAYS);
  const food = await listPurchases(db, inKitchen);
  const putAway = (await listPutAway(db, inKitchen)).map((entry) => ({ ...entry, image: null }));
  return boughtOf([...food, ...putAway], await selectFinished(db, { kitchenId, after }));
}

/** What was eaten, thrown away or given away, and not brought back, newest first; nothing that was left of a dish. */
const selectFinished = prepared((_db, value: ValueOf<{ kitchenId: KitchenId; after: CalendarDate }>) => {
  const ofKitchen = sql`kitchen_id = ${value('kitchenId')}::uuid`;
  return sql<ThingOnDay>`
    select title, before ->> 'image' as image, before ->> 'category' as category, happened_on as "on"
    from item_events
    where ${ofKitchen} and foods is not null and happened_on > ${value('after')}::date
      and kind in ('item-eaten', 'item-wasted', 'item-given-away') and before is not null
      and id not in (select undoes from item_events where ${ofKitchen} and undoes is not null)
      and not exists (
        select from item_events as added
        where added.kitchen_id = item_events.kitchen_id and added.item_id = item_events.item_id
          and added.kind = 'item-added' and added.cooked is not null
      )
    order by happened_on desc, happened_at desc, id desc limit ${sql.lit(EVENTS_READ)}`;
});
