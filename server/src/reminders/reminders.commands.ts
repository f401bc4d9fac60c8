import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { DAY_MS } from '@crisper/domain/durations.ts';
import { nextReminderAt } from '@crisper/domain/reminders/reminder.ts';
import { type ChosenReminders, FIRST_REMINDERS } from '@crisper/domain/reminders/reminder-settings.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { listJustProven } from './reminders.queries.ts';

export async function setReminders(
  db: Database,
  viewer: Viewer,
  { mode, hour, alsoMail, tellsTaken }: ChosenReminders,
): Promise<void> {
  const next_at = mode === 'off' ? null : nextReminderAt(new Date(), hour, viewer.timeZone);
  const settings = {
    ...{ mode, hour, next_at, is_chosen: true },
    ...(alsoMail !== undefined && { also_mail: alsoMail }),
    ...(tellsTaken !== undefined && { tells_taken: tellsTaken }),
  };
  await db
    .insertInto('reminders')
    .values({ owner_id: viewer.accountId, ...settings })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(settings))
    .execute();
}

/** What is due is told on that day, and not before; null takes it back. */
export async function putOff(db: Database, accountId: string, day: CalendarDate | null): Promise<void> {
  await db.updateTable('reminders').set({ again_on: day }).where('owner_id', '=', accountId).execute();
}

/** Long enough for every server to have been stopped meanwhile. People from before reminders began so are left alone. */
const BEGUN_WITHIN_MS = 2 * DAY_MS;

/** People are reminded from the moment their email address is proven, until they choose otherwise. */
export async function beginReminders(db: Database, now: Date): Promise<void> {
  const { mode, hour } = FIRST_REMINDERS;
  const people = await listJustProven(db, new Date(now.getTime() - BEGUN_WITHIN_MS));
  for (const { id, time_zone } of people)
    await db
      .insertInto('reminders')
      .values({
        ...{ owner_id: id, mode, hour, is_chosen: false },
        next_at: nextReminderAt(now, hour, time_zone),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** The recipient of the mails may stop them without signing in; an unknown token does no harm. */
export async function stopReminders(db: Database, token: string): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ mode: 'off', next_at: null })
    .where('stop_token', '=', token)
    .execute();
}

/** After a change of time zone the local hour stays the same. */
export async function moveReminders(tx: Transaction, accountId: string, zone: TimeZone): Promise<void> {
  const row = await tx
    .selectFrom('reminders')
    .select('hour')
    .where('owner_id', '=', accountId)
    .where('mode', '<>', 'off')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  await tx
    .updateTable('reminders')
    .set({ next_at: nextReminderAt(new Date(), row.hour, zone) })
    .where('owner_id', '=', accountId)
    .execute();
}
