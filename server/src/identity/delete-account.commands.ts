import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction, retried } from '#db/transaction.ts';
import { removeSomeItems } from '#items/items.writer.ts';
import { verifiedEmail } from './accounts.queries.ts';

/** Whoever writes an item of the same date waits for as long as so many take. */
const ITEMS_AT_ONCE = 50;

/**
 * Ends the account for good: nobody is signed in any more or can sign in, its address is free, and nothing tells whose
 * it was. What is left is for `finishDeletion` to take away, or for housekeeping if the server ends before.
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

/** Takes away what is left of a closed account, in steps between which everybody else gets their turn. */
export async function finishDeletion(db: Database, accountId: string): Promise<void> {
  do await removeItems(db, accountId);
  while (!(await inTransaction(db, (tx) => removeAccount(tx, accountId))));
}

async function removeItems(db: Database, accountId: string): Promise<void> {
  for (;;) {
    const start = performance.now();
    const more = await retried(() => removeSomeItems(db, accountId, ITEMS_AT_ONCE));
    if (!more) return;
    // As much rest as work, so that at most half of the database's time goes into it.
    await sleep(performance.now() - start);
  }
}

/** False when there is still an item, which was being added when the account was closed. */
async function removeAccount(tx: Transaction, accountId: string): Promise<boolean> {
  // Held first: an item that is being added waits here, and then finds nobody to belong to.
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
  // Known devices, pictures, measurements and the rest go with it.
  await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
  return true;
}

/** For those that a server had begun with when it ended. */
export async function finishDeletions(db: Database): Promise<void> {
  const closed = await db.selectFrom('accounts').select('id').where('deleted_at', 'is not', null).execute();
  for (const { id } of closed) await finishDeletion(db, id);
}
