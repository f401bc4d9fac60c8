import { NO_REMINDERS, type Reminders } from '@crisper/domain/reminders/reminder-settings.ts';
import { findEmailProof } from '#accounts/email-proof.queries.ts';
import type { Database, Transaction } from '#db/database.ts';
import { findTopic } from '#ntfy/ntfy.queries.ts';
import { countDevices } from '#push/push.queries.ts';

export async function getReminders(db: Database, accountId: string): Promise<Reminders> {
  const row = await db
    .selectFrom('reminders')
    .select(['mode', 'hour', 'also_mail as alsoMail', 'tells_taken as tellsTaken', 'is_chosen as isChosen'])
    .select('again_on as againOn')
    .where('owner_id', '=', accountId)
    .executeTakeFirst();
  return {
    ...(row ?? { ...NO_REMINDERS, isChosen: false, againOn: null }),
    emailProof: await findEmailProof(db, accountId),
    devices: await countDevices(db, accountId),
    topic: await findTopic(db, accountId),
  };
}

/** The accounts whose hour has come, in order, after the given one. */
export async function listDueOwners(
  db: Database,
  due: { now: Date; after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('reminders')
    .select('owner_id')
    .where('next_at', '<=', due.now)
    .$if(due.after !== null, (query) => query.where('owner_id', '>', due.after))
    .orderBy('owner_id')
    .limit(due.limit)
    .execute();
  return rows.map((row) => row.owner_id);
}

/** The people who proved their email address after that moment, and have no settings yet. */
export function listJustProven(db: Database, after: Date) {
  return db
    .selectFrom('accounts')
    .leftJoin('reminders', 'reminders.owner_id', 'accounts.id')
    .select(['accounts.id', 'accounts.time_zone'])
    .where('accounts.email_verified_at', '>', after)
    .where('accounts.deleted_at', 'is', null)
    .where('reminders.owner_id', 'is', null)
    .execute();
}

/** The person's settings, if their hour has come and no other server holds the row. */
export function claimDue(tx: Transaction, accountId: string, now: Date) {
  return tx
    .selectFrom('reminders')
    .innerJoin('accounts', 'accounts.id', 'reminders.owner_id')
    .select([
      'reminders.mode',
      'reminders.hour',
      'reminders.stop_token',
      'reminders.also_mail',
      'reminders.tells_taken',
      'reminders.taken_told_at',
      'reminders.again_on',
      'reminders.is_chosen',
      'accounts.email',
      'accounts.email_verified_at',
      'accounts.time_zone',
      'accounts.language',
    ])
    .where('reminders.owner_id', '=', accountId)
    .where('reminders.next_at', '<=', now)
    .forUpdate('reminders')
    .skipLocked()
    .executeTakeFirst();
}
