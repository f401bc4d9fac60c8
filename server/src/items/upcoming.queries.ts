import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import { UPCOMING_DAYS, type Upcoming, upcoming } from '@crisper/domain/items/upcoming.ts';
import { sql } from 'kysely';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { fromStoredDate, type StoredDate } from './items.table.ts';
import { countDates } from './own-items.queries.ts';

/** The items that expire on each of the coming days: of one person, or of all. */
export async function listUpcoming(
  db: Database,
  owner: Viewer | null,
  today: CalendarDate,
): Promise<Upcoming> {
  const { rows } = await sql<{ expiry_date: StoredDate; count: number }>`
    select expiry_date, sum(count) as count from (${countDates(owner)}) as counted
    where expiry_date between ${today}::date and ${addDays(today, UPCOMING_DAYS - 1)}::date
    group by expiry_date
  `.execute(db);
  return upcoming(
    rows.map(({ expiry_date, count }) => ({ expiryDate: fromStoredDate(expiry_date), count })),
    today,
  );
}
