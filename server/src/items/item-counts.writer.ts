import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

export const SLOTS = 4;
/** Writes that share a slot of the version wait for each other, so there are many; but few enough to sum. */
export const VERSION_SLOTS = 64;

/** Taken from the id's random end, so that an item always counts in the same slot. */
export function slotOf(id: string, slots: number): number {
  return Number.parseInt(id.slice(-2), 16) % slots;
}

const publicFridge = sql`${sql.lit(PUBLIC_FRIDGE_ID)}::uuid`;

/** Always in the same order, so that two writers of the same rows wait for each other instead of deadlocking. */
export const counted = sql`
  counted as (
    insert into item_counts (kitchen_id, category, expiry_date, slot, count)
    select ${publicFridge}, category, expiry_date, slot, change from delta
    on conflict (kitchen_id, category, expiry_date, slot) do update set count = item_counts.count + excluded.count
  )`;

export const nextVersion = (slot: number, condition = sql``) => sql`
  insert into items_version (kitchen_id, slot, version) select ${publicFridge}, ${slot}::smallint, 1 ${condition}
  on conflict (kitchen_id, slot) do update set version = items_version.version + 1
  returning version
`;

/**
 * After a restore, the version would repeat numbers that browsers remember with other content. The time in milliseconds
 * is higher than any version that was used.
 */
export const LEAP_VERSION = `
  insert into items_version (slot, version) values (0, (extract(epoch from clock_timestamp()) * 1000)::bigint)
  on conflict (kitchen_id, slot) do update set version = greatest(items_version.version + 1, excluded.version)`;

/** A week ago anywhere on Earth, and a day more. */
const COUNTED_READ_DAYS = 9;

/**
 * Deletes the changes of counts from before there were events, of which only the dates are known. They are read for what
 * there was a week ago (`item-summary.queries.ts`) and by nothing else: no activity, no item and no undoing has them.
 */
export async function forgetCounted(db: Database): Promise<void> {
  await sql`
    delete from item_events
    where kitchen_id = ${sql.lit(PUBLIC_FRIDGE_ID)} and kind = 'counted'
      and happened_at < now() - make_interval(days => ${COUNTED_READ_DAYS})
  `.execute(db);
}

/** Deletes counts that have dropped to zero. */
export async function forgetZeroCounts(db: Database): Promise<void> {
  await db
    .deleteFrom('item_counts')
    .where('kitchen_id', '=', PUBLIC_FRIDGE_ID)
    .where('count', '=', 0)
    .execute();
}
