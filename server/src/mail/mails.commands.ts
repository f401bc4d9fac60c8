import { DAY_SECONDS } from '@crisper/domain/durations.ts';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { MailMessage } from './mails.table.ts';

/** How long a mail stays reserved for a server that no longer reports. */
const LEASE_SECONDS = 15;
export const RENEW_EVERY_MS = 4000;
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 3600;
const FAILED_KEPT_DAYS = 30;
const ERROR_MAX_LENGTH = 1000;

/** A mail that this server is sending. */
export interface LeasedMail {
  id: string;
  message: MailMessage;
  queued_at: Date;
  attempts: number;
}

/** Reserves mails that are due, so that no other server takes them; by the database's clock, shared by all servers. */
export async function leaseMails(db: Database, limit: number): Promise<LeasedMail[]> {
  const { rows } = await sql<LeasedMail>`
    update mails set due_at = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
    where id in (
      select id from mails where failed_at is null and due_at <= now()
      order by due_at limit ${limit} for update skip locked
    )
    returning id, message, queued_at, attempts
  `.execute(db);
  return rows;
}

/** The mail as long as this server holds it: the next server to take it increments the attempts. */
const ours = (db: Database, { id, attempts }: LeasedMail) =>
  db
    .updateTable('mails')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('failed_at', 'is', null);

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

export async function renewLease(db: Database, mail: LeasedMail): Promise<void> {
  await ours(db, mail)
    .set({ due_at: inSeconds(LEASE_SECONDS) })
    .execute();
}

/** Deletes a sent mail, whichever server holds it now. */
export async function forgetSent(db: Database, { id }: LeasedMail): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

export async function postpone(db: Database, mail: LeasedMail, error: string): Promise<void> {
  const pause = Math.min(FIRST_PAUSE_SECONDS * 3 ** (mail.attempts - 1), LONGEST_PAUSE_SECONDS);
  await ours(db, mail)
    .set({ due_at: inSeconds(pause), last_error: error.slice(0, ERROR_MAX_LENGTH) })
    .execute();
}

export async function giveUp(db: Database, mail: LeasedMail, error: string): Promise<void> {
  await ours(db, mail)
    .set({ failed_at: sql<Date>`now()`, last_error: error.slice(0, ERROR_MAX_LENGTH) })
    .execute();
}

export async function retryFailed(db: Database): Promise<void> {
  await db
    .updateTable('mails')
    .set({ failed_at: null, attempts: 0, due_at: sql<Date>`now()` })
    .where('failed_at', 'is not', null)
    .execute();
}

export async function forgetFailed(db: Database): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('failed_at', '<', inSeconds(-FAILED_KEPT_DAYS * DAY_SECONDS))
    .execute();
}
