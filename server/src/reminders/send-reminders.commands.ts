import { addDays, type CalendarDate, dateAt, hourAt } from '@crisper/domain/calendar-date.ts';
import { isWorthWriting, nextReminderAt } from '@crisper/domain/reminders/reminder.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { queueMail } from '#mail/queue-mail.ts';
import { listTold } from '#notifications/notifications.queries.ts';
import { reminderMail } from './reminder-mail.ts';
import { claimDue, listDueOwners } from './reminders.queries.ts';

const PEOPLE_AT_ONCE = 100;
const MARKS_KEPT_DAYS = 7;

interface Services {
  db: Database;
  /** The public URL of the product. */
  address: string;
  log: FastifyBaseLogger;
}

/** Writes to everyone whose hour has come. Any number of servers may do so at the same time and repeatedly. */
export async function sendReminders({ db, address, log }: Services, now: Date): Promise<void> {
  for (let after: string | null = null; ; ) {
    const owners = await listDueOwners(db, { now, after, limit: PEOPLE_AT_ONCE });
    for (const owner of owners) {
      // A reminder that cannot be written must not stop the others.
      await inTransaction(db, (tx) => remind(tx, address, owner, now)).catch((error) =>
        log.error(
          { err: error, accountId: owner },
          'a reminder could not be written and will be tried again',
        ),
      );
    }
    after = owners.at(-1) ?? null;
    if (owners.length < PEOPLE_AT_ONCE) return;
  }
}

async function remind(tx: Transaction, address: string, owner: string, now: Date): Promise<void> {
  const due = await claimDue(tx, owner, now);
  if (!due) return;
  const { mode, hour, email, email_verified_at: provenAt, time_zone: zone, stop_token: stopToken } = due;
  const next_at = nextReminderAt(now, hour, zone);
  await tx.updateTable('reminders').set({ next_at }).where('owner_id', '=', owner).execute();
  if (!provenAt) return;
  const today = dateAt(now, zone);
  // Yesterday's reminder, missed because no server ran, is not sent at night: today's comes soon enough.
  if (now < hourAt(today, hour, zone)) return;
  const told = await listTold(tx, owner, today);
  if (!isWorthWriting(mode, told) || !(await mark(tx, owner, today))) return;
  await queueMail(tx, reminderMail({ email, mode, told, address, stopToken }));
}

/** Claims the day's reminder. Returns whether it was still to be written. */
async function mark(tx: Transaction, owner: string, day: CalendarDate): Promise<boolean> {
  await tx
    .deleteFrom('reminders_made')
    .where('owner_id', '=', owner)
    .where('day', '<', addDays(day, -MARKS_KEPT_DAYS))
    .execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reminders_made')
    .values({ owner_id: owner, day })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
