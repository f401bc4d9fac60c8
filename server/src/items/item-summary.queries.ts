import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import { countByFreshness, type DateCount, type ItemSummary } from '@crisper/domain/items/item-summary.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { fromStoredDate, type StoredDate } from './items.table.ts';
import { onceForVersion } from './once-for-version.ts';
import { countDates } from './own-items.queries.ts';

interface CountedDate {
  expiry_date: StoredDate;
  now: number;
  week_ago: number;
}

/** The freshness of all items, today and seven days ago. */
export function summarizeAll(db: Database, today: CalendarDate, version: number): Promise<ItemSummary> {
  return onceForVersion(db, version, `summary ${today}`, () => summarize(db, null, today));
}

export function summarizeOwn(db: Database, viewer: Viewer, today: CalendarDate): Promise<ItemSummary> {
  return summarize(db, viewer, today);
}

async function summarize(db: Database, owner: Viewer | null, today: CalendarDate): Promise<ItemSummary> {
  const weekAgo = addDays(today, -7);
  const own = owner ? sql`and account_id = ${owner.accountId}` : sql``;
  const since = sql`happened_at >= (${weekAgo}::date + 1)::timestamp at time zone 'UTC'`;
  const { rows } = await sql<CountedDate>`
    select expiry_date, sum(count) as now, sum(count) - sum(change) as week_ago
    from (
      select expiry_date, count, 0 as change from (${countDates(owner)}) as today
      union all
      select expiry_date, 0, change
      from item_events, lateral (values (expiry_after, 1), (expiry_before, -1)) as moved (expiry_date, change)
      where kitchen_id = ${PUBLIC_FRIDGE_ID} and ${since} ${own} and expiry_date is not null
    ) as counted
    group by expiry_date
  `.execute(db);
  const countsOf = (column: 'now' | 'week_ago'): DateCount[] =>
    rows.map((row) => ({ expiryDate: fromStoredDate(row.expiry_date), count: row[column] }));
  return {
    ...countByFreshness(countsOf('now'), today),
    weekAgo: countByFreshness(countsOf('week_ago'), weekAgo),
  };
}
