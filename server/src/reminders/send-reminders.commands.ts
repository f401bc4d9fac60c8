import { addDays, type CalendarDate, dateAt, hourAt } from '@crisper/domain/calendar-date.ts';
import { DAY_MS } from '@crisper/domain/durations.ts';
import { messagesFor, type Situation, WAYS, type Way } from '@crisper/domain/notifications/messages.ts';
import { nextReminderAt } from '@crisper/domain/reminders/reminder.ts';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { queueMail } from '#mail/queue-mail.ts';
import { listTold, listUnseenTaken } from '#notifications/notifications.queries.ts';
import { queuePush } from '#push/push.commands.ts';
import { hasDevice } from '#push/push.queries.ts';
import { reminderMail } from './reminder-mail.ts';
import { reminderNotice } from './reminder-notice.ts';
import { beginReminders } from './reminders.commands.ts';
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
  await beginReminders(db, now);
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
  const { mode, hour, email, time_zone: zone, stop_token: stopToken } = due;
  const next_at = nextReminderAt(now, hour, zone);
  await tx.updateTable('reminders').set({ next_at }).where('owner_id', '=', owner).execute();
  const today = dateAt(now, zone);
  // Yesterday's reminder, missed because no server ran, is not sent at night: today's comes soon enough.
  if (now < hourAt(today, hour, zone)) return;
  const reach = { push: await hasDevice(tx, owner, today), mail: due.email_verified_at !== null };
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const lastTold = due.taken_told_at;
  const messages = messagesFor({
    ...{ mode, alsoMail: due.also_mail, tellsTaken: due.tells_taken },
    reachedBy: WAYS.filter((way) => reach[way]),
    toldBy: await listToldBy(tx, owner, today),
    told: await listTold(tx, owner, { zone, now }),
    putOffTo: putOffTo(due.again_on, today),
    taken: await listUnseenTaken(
      tx,
      { accountId: owner },
      { zone, after: lastTold && lastTold > dayAgo ? lastTold : dayAgo },
    ),
  });
  for (const { way, kind, told, taken } of messages) {
    if (way === 'mail') {
      await queueMail(tx, reminderMail({ email, mode, isChosen: due.is_chosen, told, address, stopToken }));
      continue;
    }
    const notice = reminderNotice({ kind, day: today, told, taken });
    const goodUntil = hourAt(addDays(today, 1), 0, zone);
    await queuePush(tx, { accountId: owner, day: today, notice, goodUntil });
    await tx.updateTable('reminders').set({ taken_told_at: now }).where('owner_id', '=', owner).execute();
  }
  const ways = messages.map(({ way }) => way);
  if (ways.length > 0) await mark(tx, owner, today, ways);
}

function putOffTo(day: CalendarDate | null, today: CalendarDate): Situation['putOffTo'] {
  if (day === null || day < today) return null;
  return day === today ? 'today' : 'later';
}

/** The row of `reminders` is locked, so no other server tells the person meanwhile. */
async function listToldBy(tx: Transaction, owner: string, day: CalendarDate): Promise<Way[]> {
  const made = await tx
    .selectFrom('reminders_made')
    .select('ways')
    .where('owner_id', '=', owner)
    .where('day', '=', day)
    .executeTakeFirst();
  return made?.ways ?? [];
}

async function mark(tx: Transaction, owner: string, day: CalendarDate, ways: Way[]): Promise<void> {
  await tx
    .deleteFrom('reminders_made')
    .where('owner_id', '=', owner)
    .where('day', '<', addDays(day, -MARKS_KEPT_DAYS))
    .execute();
  await tx
    .insertInto('reminders_made')
    .values({ owner_id: owner, day, ways })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'day'])
        .doUpdateSet({ ways: sql<Way[]>`reminders_made.ways || excluded.ways` }),
    )
    .execute();
}

/** No device took the notice of that day, so it is decided again what reaches the person. */
export async function tellOtherwise(tx: Transaction, accountId: string, day: CalendarDate): Promise<void> {
  await tx
    .updateTable('reminders_made')
    .set({ ways: sql<Way[]>`array_remove(ways, 'push')` })
    .where('owner_id', '=', accountId)
    .where('day', '=', day)
    .execute();
  await tx
    .updateTable('reminders')
    .set({ next_at: new Date() })
    .where('owner_id', '=', accountId)
    .where('mode', '<>', 'off')
    .execute();
}
