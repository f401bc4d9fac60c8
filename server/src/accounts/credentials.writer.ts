import type { Transaction } from '#db/database.ts';
import { type AccessEnd, endAccess } from './end-access.ts';

export async function writePassword(tx: Transaction, accountId: string, passwordHash: string): Promise<void> {
  const changedAt = new Date();
  await tx
    .insertInto('credentials')
    .values({ account_id: accountId, password_hash: passwordHash, changed_at: changedAt })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ password_hash: passwordHash, changed_at: changedAt }),
    )
    .execute();
}

/**
 * For the moment in which a person proves the email address. The account may have been registered by another person,
 * who had not proven it: all earlier ways to sign in are removed. The content stays: usually it is the same person.
 */
export async function dropUnprovenWaysIn(tx: Transaction, end: AccessEnd): Promise<void> {
  await endAccess(tx, end);
  for (const table of ['credentials', 'identities', 'password_resets', 'known_devices'] as const) {
    await tx.deleteFrom(table).where('account_id', '=', end.accountId).execute();
  }
}

export async function markEmailVerified(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ email_verified_at: new Date() })
    .where('id', '=', accountId)
    .where('email_verified_at', 'is', null)
    .execute();
}
