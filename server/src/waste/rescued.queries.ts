import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { firstOfMonth } from '@crisper/domain/month.ts';
import type { Waste } from '@crisper/domain/waste/waste-api.ts';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

/** Food is rescued by cooking it on one of this many last days, or later. */
const LAST_DAYS = 2;

interface Period {
  from: CalendarDate;
  to: CalendarDate;
}

/** How many foods were cooked on their last days, in the months of that period that have any. */
export const listRescued = (db: Database, { kitchenId }: InKitchen<'look'>, { from, to }: Period) =>
  selectRescued(db, { kitchenId, from: firstOfMonth(from), to });

/** A food that was cooked twice in a month was rescued once. */
const selectRescued = prepared((_db, value: ValueOf<Period & { kitchenId: KitchenId }>) => {
  const ofKitchen = sql`kitchen_id = ${value('kitchenId')}::uuid`;
  return sql<Waste['rescued'][number]>`
    select date_trunc('month', happened_on)::date as month, count(distinct item_id)::int as foods
    from item_events
    where ${ofKitchen} and cooked is not null and kind in ('item-eaten', 'item-used')
      and happened_on >= ${value('from')}::date and happened_on <= ${value('to')}::date
      and happened_on > (before ->> 'expiry_date')::date - ${sql.lit(LAST_DAYS)}
      and id not in (select undoes from item_events where ${ofKitchen} and undoes is not null)
    group by 1 order by 1`;
});
