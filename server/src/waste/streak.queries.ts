import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { weeksWithoutWaste } from '@crisper/domain/waste/streak.ts';
import { DAYS_IN_WEEK, mondayOf } from '@crisper/domain/week.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

const WEEKS_MAX = 52;

/** How many weeks without waste there were up to that day, at most a year of them. */
export async function findStreak(
  db: Database | Transaction,
  inKitchen: InKitchen<'look'>,
  today: CalendarDate,
): Promise<number> {
  const lastWasted = await findLastWasted(db, inKitchen, today);
  return weeksWithoutWaste({ lastWasted, weeks: await listWeeks(db, inKitchen, today), today });
}

/** What was taken back did not happen. */
const isNotUndone = sql`not exists (
  select from item_events as undoing
  where undoing.kitchen_id = item_events.kitchen_id and undoing.undoes = item_events.id
)`;

async function findLastWasted(
  db: Database | Transaction,
  { kitchenId }: InKitchen<'look'>,
  today: CalendarDate,
): Promise<CalendarDate | null> {
  const { rows } = await sql<{ day: CalendarDate }>`
    select happened_on as day from item_events
    where kitchen_id = ${kitchenId} and kind = 'item-wasted' and happened_on <= ${today} and ${isNotUndone}
    order by happened_on desc limit 1
  `.execute(db);
  return rows[0]?.day ?? null;
}

/** One look into the index for each week, so the cost does not grow with the number of events. */
async function listWeeks(
  db: Database | Transaction,
  { kitchenId }: InKitchen<'look'>,
  today: CalendarDate,
): Promise<CalendarDate[]> {
  const monday = mondayOf(today);
  const { rows } = await sql<{ monday: CalendarDate }>`
    select week.monday
    from generate_series(1, ${WEEKS_MAX}) as n,
      lateral (select ${monday}::date - n * ${sql.lit(DAYS_IN_WEEK)} as monday) as week
    where exists (
      select from item_events
      where kitchen_id = ${kitchenId} and foods is not null
        and happened_on >= week.monday and happened_on < week.monday + ${sql.lit(DAYS_IN_WEEK)} and ${isNotUndone}
    )
  `.execute(db);
  return rows.map((row) => row.monday);
}
