import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import { countByFreshness, type DateCount, type ItemSummary } from '@crisper/domain/items/item-summary.ts';
import { sql } from 'kysely';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { fromStoredDate, type StoredDate } from './items.table.ts';
import { onceForVersion } from './once-for-version.ts';

interface CountedDate {
  expiry_date: StoredDate;
  now: number;
  week_ago: number;
}

/** How fresh everybody's items are, today and as they stood seven days ago. */
export function summarizeAll(db: Database, today: CalendarDate, version: number): Promise<ItemSummary> {
  return onceForVersion(db, version, `summary ${today}`, () =>
    summarize(
      db,
      today,
      (since) => sql<CountedDate>`
    select expiry_date, sum(count) as now, sum(count) - sum(change) as week_ago
    from (
      select expiry_date, count::int, 0 as change from item_counts
      union all
      select expiry_date, 0, change::int from item_count_changes where changed_on > ${since}::date
    ) as counted
    group by expiry_date
  `,
    ),
  );
}

export async function summarizeOwn(db: Database, viewer: Viewer, today: CalendarDate): Promise<ItemSummary> {
  return summarize(
    db,
    today,
    (since) => sql<CountedDate>`
    select expiry_date, sum(count) as now, sum(count) - sum(change) as week_ago
    from (
      select expiry_date, 1 as count, 0 as change from items where owner_id = ${viewer.accountId}
      union all
      select expiry_date, 0, change from owner_item_changes
        where owner_id = ${viewer.accountId} and changed_on > ${since}::date
    ) as counted
    group by expiry_date
  `,
  );
}

async function summarize(
  db: Database,
  today: CalendarDate,
  count: (since: CalendarDate) => ReturnType<typeof sql<CountedDate>>,
): Promise<ItemSummary> {
  const weekAgo = addDays(today, -7);
  const { rows } = await count(weekAgo).execute(db);
  const countsOf = (column: 'now' | 'week_ago'): DateCount[] =>
    rows.map((row) => ({ expiryDate: fromStoredDate(row.expiry_date), count: row[column] }));
  return {
    ...countByFreshness(countsOf('now'), today),
    weekAgo: countByFreshness(countsOf('week_ago'), weekAgo),
  };
}
