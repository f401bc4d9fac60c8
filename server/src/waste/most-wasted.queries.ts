import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { MostWastedFood } from '@crisper/domain/waste/waste-api.ts';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import { findPrice } from '#items/prices/usual-prices.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

const MOST_OF_DAYS = 91;

/** The food that was thrown away most often in the three months before that day; none if each was so only once. */
export async function findMostWasted(
  db: Database,
  inKitchen: InKitchen<'look'>,
  to: CalendarDate,
): Promise<MostWastedFood | null> {
  const { kitchenId } = inKitchen;
  const [most] = await selectMost(db, { kitchenId, after: addDays(to, -MOST_OF_DAYS), to });
  if (!most) return null;
  const food = { title: most.title, unit: most.unit, amount_start: most.amount, price: null };
  return { ...most, price: await findPrice(db, inKitchen, food) };
}

interface Asked {
  kitchenId: KitchenId;
  after: CalendarDate;
  to: CalendarDate;
}

/** Counted from the index alone; only the last event is read. */
const selectMost = prepared((_db, value: ValueOf<Asked>) => {
  const ofKitchen = sql`kitchen_id = ${value('kitchenId')}::uuid`;
  // Few are undone, so they are read once; for an anti-join PostgreSQL would sort all the others.
  return sql<Omit<MostWastedFood, 'price'>>`
    select most.title, most.times, most.money, most.reason, last.before ->> 'category' as category,
      last.before ->> 'image' as image, coalesce(last.before ->> 'unit', 'piece') as unit,
      coalesce(last.before ->> 'amount_start', last.before ->> 'quantity')::float8 as amount
    from (
      select title, count(*)::int as times, coalesce(sum(money), 0)::bigint as money,
        mode() within group (order by reason) as reason,
        (array_agg(id order by happened_on desc, id desc))[1] as last_id
      from item_events
      where ${ofKitchen} and kind = 'item-wasted'
        and happened_on > ${value('after')}::date and happened_on <= ${value('to')}::date
        and id not in (select undoes from item_events where ${ofKitchen} and undoes is not null)
      group by title having count(*) > 1
      order by times desc, title limit 1
    ) as most, lateral (
      select before from item_events where ${ofKitchen} and id = most.last_id
    ) as last`;
});
