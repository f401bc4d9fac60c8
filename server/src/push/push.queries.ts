import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Database, Transaction } from '#db/database.ts';

/** Devices that took no message today are left out until tomorrow. */
export const selectReachable = (db: Database | Transaction, accountId: string, today: CalendarDate) =>
  db
    .selectFrom('push_subscriptions')
    .where('owner_id', '=', accountId)
    .where('failed_on', 'is distinct from', today);

export async function hasDevice(
  db: Database | Transaction,
  accountId: string,
  today: CalendarDate,
): Promise<boolean> {
  const found = await selectReachable(db, accountId, today).select('owner_id').limit(1).executeTakeFirst();
  return found !== undefined;
}

export async function countDevices(db: Database, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('push_subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}
