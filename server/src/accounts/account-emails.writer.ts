import type { Transaction } from '#db/database.ts';

/**
 * Takes the email address for an account; false when another account has it. Written in the transaction that writes the
 * account. On a cluster the two rows may be on two machines, and the commit has two phases: after a crash both are
 * there or neither is, so no address stays taken by an account that was never opened.
 */
export async function claimEmail(tx: Transaction, email: string, accountId: string): Promise<boolean> {
  const claimed = await tx
    .insertInto('account_emails')
    .values({ email, account_id: accountId })
    // Waits for another registration that has claimed it, until it is known how that one ended.
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('email')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function releaseEmail(tx: Transaction, email: string, accountId: string): Promise<void> {
  await tx
    .deleteFrom('account_emails')
    .where('email', '=', email)
    .where('account_id', '=', accountId)
    .execute();
}
