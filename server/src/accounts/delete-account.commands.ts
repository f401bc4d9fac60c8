import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from '#db/database.ts';
import { inTransaction, retried } from '#db/transaction.ts';
import { releaseEmail } from './account-emails.writer.ts';
import { type AccountParts, followersOf } from './account-part.ts';
import type { AccountServices } from './account-services.ts';

type Services = Pick<AccountServices, 'db' | 'parts'>;

/** In place of the email address of a deleted account. */
const DELETED = 'nobody@deleted.invalid';
/** As a multiple of the step before it: at most a quarter of the database's time goes into a deletion. */
const PAUSE = 3;
/** Longer than a deletion takes, so that housekeeping leaves deletions in progress alone. */
const LEFT_BEHIND_MS = 5 * 60 * 1000;

/**
 * Closes the account for good: all sessions end, nobody can sign in, its email address is free, and no row tells whose
 * it was. `finishDeletion` deletes the rest, or housekeeping does if the server ends before that.
 */
export async function closeAccount({ db, parts }: Services, accountId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (account) await releaseEmail(tx, account.email, accountId);
    for (const table of ['identities', 'credentials', 'password_resets', 'sessions'] as const) {
      await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
    }
    for (const follower of followersOf(parts)) await follower.close?.(tx, accountId);
    await tx
      .updateTable('accounts')
      .set({
        deleted_at: new Date(),
        email: DELETED,
        email_verified_at: null,
        display_name: null,
        photo_url: null,
        language: null,
        email_seen_by: 'nobody',
      })
      .where('id', '=', accountId)
      .execute();
  });
}

/** Deletes the rest of a closed account, in steps between which others write. Stops early when told to. */
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

/** Repeats a step that returns whether it found rows to delete. */
async function repeat(step: () => Promise<boolean>, signal: AbortSignal | undefined): Promise<void> {
  while (!signal?.aborted) {
    const start = performance.now();
    if (!(await retried(step))) return;
    await sleep(PAUSE * (performance.now() - start));
  }
}

/** False when there are still rows to delete in steps, such as an item that was being added during the closing. */
async function removeAccount(tx: Transaction, accountId: string, parts: AccountParts): Promise<boolean> {
  // Locked first: a request that adds an item waits here, and then fails without an account.
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  for (const follower of followersOf(parts)) {
    if ((await follower.deleteRest?.(tx, accountId)) === false) return false;
  }
  // Known devices, measurements and the rest are deleted with it.
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
