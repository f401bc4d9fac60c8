import { addDays, type CalendarDate, dateAt, hourAt } from '@crisper/domain/calendar-date.ts';
import { messagesFor, type Way } from '@crisper/domain/notifications/messages.ts';
import { nextReminderAt } from '@crisper/domain/reminders/reminder.ts';
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
  const today = dateAt(now, zone);
  // Yesterday's reminder, missed because no server ran, is not sent at night: today's comes soon enough.
  if (now < hourAt(today, hour, zone)) return;
  const messages = messagesFor({
    ...{ mode, alsoMail: false, tellsTaken: false },
    reachedBy: provenAt ? ['mail'] : [],
    toldBy: await listToldBy(tx, owner, today),
    told: await listTold(tx, owner, today),
    taken: [],
  });
  for (const { told } of messages) {
    await mark(tx, owner, today);
    await queueMail(tx, reminderMail({ email, mode, told, address, stopToken }));
  }
}

/** The row of `reminders` is locked, so no other server tells the person meanwhile. */
async function listToldBy(tx: Transaction, owner: string, day: CalendarDate): Promise<Way[]> {
  const made = await tx
    .selectFrom('reminders_made')
    .select('day')
    .where('owner_id', '=', owner)
    .where('day', '=', day)
    .executeTakeFirst();
  return made ? ['mail'] : [];
}

async function mark(tx: Transaction, owner: string, day: CalendarDate): Promise<void> {
  await tx
    .deleteFrom('reminders_made')
    .where('owner_id', '=', owner)
    .where('day', '<', addDays(day, -MARKS_KEPT_DAYS))
    .execute();
  await tx.insertInto('reminders_made').values({ owner_id: owner, day }).execute();
}
