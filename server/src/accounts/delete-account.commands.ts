import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction, retried } from '#db/transaction.ts';
import { removeSomeItems } from '#items/items.writer.ts';
import { verifiedEmail } from './accounts.queries.ts';

/** Rows in one statement. Other writers of items with the same dates wait for one such statement. */
const ITEMS_AT_ONCE = 50;
const ACTIVITIES_AT_ONCE = 1000;
const PICTURES_AT_ONCE = 20;
/** Longer than a deletion takes, so that housekeeping leaves those alone that a server is still working on. */
const LEFT_BEHIND_MS = 5 * 60 * 1000;

/**
 * Ends the account for good: nobody is signed in any more or can sign in, its address is free, and nothing tells whose
 * it was. `finishDeletion` takes away what is left, or housekeeping does if the server ends before that.
 */
export async function closeAccount(db: Database, accountId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    // Only where the address is known to be theirs: else anybody could end somebody's letters.
    await tx.deleteFrom('subscribers').where('email', 'in', verifiedEmail(tx, accountId)).execute();
    await tx.deleteFrom('identities').where('account_id', '=', accountId).execute();
    await tx.deleteFrom('credentials').where('account_id', '=', accountId).execute();
    await tx.deleteFrom('password_resets').where('account_id', '=', accountId).execute();
    await tx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
    await tx.deleteFrom('calendar_feeds').where('owner_id', '=', accountId).execute();
    await tx.deleteFrom('reminders').where('owner_id', '=', accountId).execute();
    await tx
      .updateTable('accounts')
      .set({
        deleted_at: new Date(),
        email: `${randomUUID()}@deleted.invalid`,
        email_verified_at: null,
        display_name: null,
        photo_url: null,
        email_seen_by: 'nobody',
      })
      .where('id', '=', accountId)
      .execute();
  });
}

/** Takes away what is left of a closed account, in steps between which others write. Stops early where it is told to. */
export async function finishDeletion(db: Database, accountId: string, signal?: AbortSignal): Promise<void> {
  const steps = [
    () => removeSomeItems(db, accountId, ITEMS_AT_ONCE),
    () => removeSomeActivities(db, accountId),
    () => removeSomePictures(db, accountId),
  ];
  do {
    for (const step of steps) await repeat(step, signal);
    if (signal?.aborted) return;
  } while (!(await inTransaction(db, (tx) => removeAccount(tx, accountId))));
}

/** Repeats a step that tells whether it found something to remove. */
async function repeat(step: () => Promise<boolean>, signal: AbortSignal | undefined): Promise<void> {
  while (!signal?.aborted) {
    const start = performance.now();
    if (!(await retried(step))) return;
    // As much rest as work, so that at most half of the database's time goes into it.
    await sleep(performance.now() - start);
  }
}

async function removeSomeActivities(db: Database, accountId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from activities where owner_id = ${accountId} and id in (
      select id from activities where owner_id = ${accountId} limit ${ACTIVITIES_AT_ONCE}
    )`.execute(db);
  return numAffectedRows > 0n;
}

async function removeSomePictures(db: Database, accountId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from pictures where id in (
      select id from pictures where owner_id = ${accountId} limit ${PICTURES_AT_ONCE}
    )`.execute(db);
  return numAffectedRows > 0n;
}

/** False when there is still an item, which was being added when the account was closed. */
async function removeAccount(tx: Transaction, accountId: string): Promise<boolean> {
  // Locked first: an item that is being added waits here, and then has no account to belong to.
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  const item = await tx
    .selectFrom('items')
    .select('id')
    .where('owner_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  if (item) return false;
  await tx.deleteFrom('owner_item_changes').where('owner_id', '=', accountId).execute();
  await tx.deleteFrom('activities').where('owner_id', '=', accountId).execute();
  // Known devices, measurements and the rest go with it.
  await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
  return true;
}

/** Finishes deletions that a server had begun when it ended. */
export async function finishDeletions(db: Database): Promise<void> {
  const closed = await db
    .selectFrom('accounts')
    .select('id')
    .where('deleted_at', '<', new Date(Date.now() - LEFT_BEHIND_MS))
    .execute();
  for (const { id } of closed) await finishDeletion(db, id);
}
