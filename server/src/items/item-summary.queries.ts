import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import { countByFreshness, type DateCount, type ItemSummary } from '@crisper/domain/items/item-summary.ts';
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
  const changes = owner
    ? sql`select expiry_date, change from owner_item_changes
        where owner_id = ${owner.accountId} and changed_on > ${weekAgo}::date`
    : sql`select expiry_date, change::int from item_count_changes where changed_on > ${weekAgo}::date`;
  const { rows } = await sql<CountedDate>`
    select expiry_date, sum(count) as now, sum(count) - sum(change) as week_ago
    from (
      select expiry_date, count, 0 as change from (${countDates(owner)}) as today
      union all
      select expiry_date, 0, change from (${changes}) as since
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
