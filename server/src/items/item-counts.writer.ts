import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';

export const SLOTS = 4;
/** Writes that share a slot of the version wait for each other, so there are many; but few enough to sum. */
export const VERSION_SLOTS = 64;

/** Taken from the id's random end, so that an item always counts in the same slot. */
export function slotOf(id: string, slots: number): number {
  return Number.parseInt(id.slice(-2), 16) % slots;
}

/** Always in the same order, so that two writers of the same rows wait for each other instead of deadlocking. */
export const counted = (changedOn: CalendarDate) => sql`
  by_date as (
    select expiry_date, slot, sum(change) as change from delta
    group by expiry_date, slot having sum(change) <> 0 order by expiry_date, slot
  ), counted as (
    insert into item_counts (category, expiry_date, slot, count)
    select category, expiry_date, slot, change from delta
    on conflict (category, expiry_date, slot) do update set count = item_counts.count + excluded.count
  ), remembered as (
    insert into item_count_changes (changed_on, expiry_date, slot, change)
    select ${changedOn}::date, expiry_date, slot, change from by_date
    on conflict (changed_on, expiry_date, slot) do update set change = item_count_changes.change + excluded.change
  )`;

export const nextVersion = (slot: number, condition = sql``) => sql`
  insert into items_version (slot, version) select ${slot}::smallint, 1 ${condition}
  on conflict (slot) do update set version = items_version.version + 1
  returning version
`;

/**
 * After a restore, the version would repeat numbers that browsers remember with other content. The time in milliseconds
 * is higher than any version that was used.
 */
export const LEAP_VERSION = `
  insert into items_version (slot, version) values (0, (extract(epoch from clock_timestamp()) * 1000)::bigint)
  on conflict (slot) do update set version = greatest(items_version.version + 1, excluded.version)`;

/** Days of history that "a week ago" can ask for, with a day to spare for the zones. */
const HISTORY_DAYS = 9;

/** Deletes history that is no longer read, and counts that have dropped to zero. */
export async function forgetOldCounts(tx: Transaction, today: CalendarDate): Promise<void> {
  await sql`delete from item_count_changes where changed_on < ${today}::date - ${HISTORY_DAYS}::int`.execute(
    tx,
  );
  await sql`delete from owner_item_changes where changed_on < ${today}::date - ${HISTORY_DAYS}::int`.execute(
    tx,
  );
  await sql`delete from item_counts where count = 0`.execute(tx);
}
