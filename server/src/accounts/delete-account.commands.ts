import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from '#db/database.ts';
import { inTransaction, retried } from '#db/transaction.ts';
import { type AccountParts, followersOf } from './account-part.ts';
import type { AccountServices } from './account-services.ts';

type Services = Pick<AccountServices, 'db' | 'parts'>;

/** Longer than a deletion takes, so that housekeeping leaves those alone that a server is still working on. */
const LEFT_BEHIND_MS = 5 * 60 * 1000;

/**
 * Ends the account for good: nobody is signed in any more or can sign in, its address is free, and nothing tells whose
 * it was. `finishDeletion` takes away what is left, or housekeeping does if the server ends before that.
 */
export async function closeAccount({ db, parts }: Services, accountId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    for (const table of ['identities', 'credentials', 'password_resets', 'sessions'] as const) {
      await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
    }
    for (const follower of followersOf(parts)) await follower.close?.(tx, accountId);
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
export async function finishDeletion(
  { db, parts }: Services,
  accountId: string,
  signal?: AbortSignal,
): Promise<void> {
  do {
    for (const follower of followersOf(parts)) {
      await repeat(async () => (await follower.deleteSome?.(db, accountId)) ?? false, signal);
    }
    if (signal?.aborted) return;
  } while (!(await inTransaction(db, (tx) => removeAccount(tx, accountId, parts))));
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

/** False when there is still something to delete in steps, such as an item that was being added during the closing. */
async function removeAccount(tx: Transaction, accountId: string, parts: AccountParts): Promise<boolean> {
  // Locked first: an item that is being added waits here, and then has no account to belong to.
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  for (const follower of followersOf(parts)) {
    if ((await follower.deleteRest?.(tx, accountId)) === false) return false;
  }
  // Known devices, measurements and the rest go with it.
  await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
  return true;
}

/** Finishes deletions that a server had begun when it ended. */
export async function finishDeletions(services: Services): Promise<void> {
  const closed = await services.db
    .selectFrom('accounts')
    .select('id')
    .where('deleted_at', '<', new Date(Date.now() - LEFT_BEHIND_MS))
    .execute();
  for (const { id } of closed) await finishDeletion(services, id);
}
