import { addDays, type CalendarDate, dateAt, hourAt } from '@crisper/domain/calendar-date.ts';
import { DAY_MS } from '@crisper/domain/durations.ts';
import { languageOrEnglish } from '@crisper/domain/languages/languages.ts';
import { messagesFor, type Situation, WAYS, type Way } from '@crisper/domain/notifications/messages.ts';
import { nextReminderAt } from '@crisper/domain/reminders/reminder.ts';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { queueMail } from '#mail/queue-mail.ts';
import { listTold, listUnseenTaken } from '#notifications/notifications.queries.ts';
import { queueNotice } from '#ntfy/ntfy.commands.ts';
import { hasTopic } from '#ntfy/ntfy.queries.ts';
import type { NtfyNotice } from '#ntfy/ntfy.table.ts';
import { queuePush } from '#push/push.commands.ts';
import { hasDevice } from '#push/push.queries.ts';
import { findDishToCook } from './dish-to-cook.queries.ts';
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
  const language = languageOrEnglish(due.language);
  const next_at = nextReminderAt(now, hour, zone);
  await tx.updateTable('reminders').set({ next_at }).where('owner_id', '=', owner).execute();
  const today = dateAt(now, zone);
  // Yesterday's reminder, missed because no server ran, is not sent at night: today's comes soon enough.
  if (now < hourAt(today, hour, zone)) return;
  const reach = {
    push: await hasDevice(tx, owner, today),
    ntfy: await hasTopic(tx, owner, today),
    mail: due.email_verified_at !== null,
  };
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const lastTold = due.taken_told_at;
  const allTold = await listTold(tx, owner, { zone, now });
  const messages = messagesFor({
    ...{ mode, alsoMail: due.also_mail, tellsTaken: due.tells_taken },
    reachedBy: WAYS.filter((way) => reach[way]),
    toldBy: await listToldBy(tx, owner, today),
    told: allTold,
    putOffTo: putOffTo(due.again_on, today),
    taken: await listUnseenTaken(
      tx,
      { accountId: owner },
      { zone, language, after: lastTold && lastTold > dayAgo ? lastTold : dayAgo },
    ),
  });
  // Ranking dishes costs more than all the rest, so it is done only for who is told that something is due.
  const isDue = messages.some(({ kind }) => kind === 'due');
  const dish = isDue
    ? await findDishToCook(tx, { accountId: owner, told: allTold, zone, language, now })
    : null;
  for (const { way, kind, told, taken } of messages) {
    if (way === 'mail') {
      const mail = { email, language, mode, isChosen: due.is_chosen, told, dish, address, stopToken };
      await queueMail(tx, reminderMail(mail));
      continue;
    }
    const notice = reminderNotice({ kind, day: today, language, told, taken, dish });
    const goodUntil = hourAt(addDays(today, 1), 0, zone);
    const queued = { accountId: owner, day: today, goodUntil };
    if (way === 'push') await queuePush(tx, { ...queued, notice });
    else await queueNotice(tx, { ...queued, notice: forNtfy(notice, address) });
    await tx.updateTable('reminders').set({ taken_told_at: now }).where('owner_id', '=', owner).execute();
  }
  const ways = messages.map(({ way }) => way);
  if (ways.length > 0) await mark(tx, owner, today, ways);
}

const forNtfy = ({ title, body, path }: ReturnType<typeof reminderNotice>, address: string): NtfyNotice => ({
  title,
  body,
  link: address + path,
});

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

/** Neither devices nor topics that were to show the notice of that day took it, so it is decided again what reaches the person. */
export const tellOtherwise =
  (lost: 'push' | 'ntfy') =>
  async (tx: Transaction, accountId: string, day: CalendarDate): Promise<void> => {
    await tx
      .updateTable('reminders_made')
      .set({ ways: sql<Way[]>`array_remove(ways, ${lost})` })
      .where('owner_id', '=', accountId)
      .where('day', '=', day)
      .execute();
    await tx
      .updateTable('reminders')
      .set({ next_at: new Date() })
      .where('owner_id', '=', accountId)
      .where('mode', '<>', 'off')
      .execute();
  };
