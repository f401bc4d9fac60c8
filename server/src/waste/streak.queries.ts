import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { weeksWithoutWaste } from '@crisper/domain/waste/streak.ts';
import { DAYS_IN_WEEK, mondayOf } from '@crisper/domain/week.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

const WEEKS_MAX = 52;

/** How many weeks without waste there were up to that day, at most a year of them. */
export async function findStreak(
  db: Database | Transaction,
  { kitchenId }: InKitchen<'look'>,
  today: CalendarDate,
): Promise<number> {
  const [told] = await selectTold(db, { kitchenId, today, monday: mondayOf(today) });
  return told ? weeksWithoutWaste({ ...told, today }) : 0;
}

interface Asked {
  kitchenId: KitchenId;
  today: CalendarDate;
  /** Of this week. */
  monday: CalendarDate;
}

interface Told {
  lastWasted: CalendarDate | null;
  weeks: CalendarDate[];
}

/**
 * The last waste, and the weeks since then with an entry. One look into the index for each week, so the cost does not
 * grow with the number of events; a limit makes PostgreSQL stop at the first.
 */
const selectTold = prepared((_db, value: ValueOf<Asked>) => {
  const ofKitchen = sql`kitchen_id = ${value('kitchenId')}::uuid`;
  // What was taken back did not happen.
  const isNotUndone = sql`not exists (
    select from item_events as undoing where undoing.${ofKitchen} and undoing.undoes = item_events.id
  )`;
  const monday = sql`${value('monday')}::date`;
  const days = sql.lit(DAYS_IN_WEEK);
  return sql<Told>`
    select last.day as "lastWasted", array(
      select (week.monday)::text
      from generate_series(1, least((${monday} - last.day) / ${days}, ${sql.lit(WEEKS_MAX)})) as n,
        lateral (select ${monday} - n * ${days} as monday) as week,
        lateral (
          select from item_events
          where ${ofKitchen} and foods is not null
            and happened_on >= week.monday and happened_on < week.monday + ${days} and ${isNotUndone}
          order by happened_on limit 1
        ) as entry
    ) as weeks
    from (
      select (
        select happened_on from item_events
        where ${ofKitchen} and kind = 'item-wasted' and happened_on <= ${value('today')}::date and ${isNotUndone}
        order by happened_on desc limit 1
      ) as day
    ) as last`;
});
