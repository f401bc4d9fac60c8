import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import type { AccountPart } from '#accounts/account-part.ts';
import { verifiedEmail } from '#accounts/accounts.queries.ts';
import { findLetter } from './newsletter.queries.ts';

export const letterOfAccount: AccountPart<AccountExport['letter']> = {
  exportOf: (db, { accountId }) => findLetter(db, accountId),
  async close(tx, accountId) {
    // Only where the email address is proven: otherwise a stranger could end another person's newsletter.
    await tx.deleteFrom('subscribers').where('email', 'in', verifiedEmail(tx, accountId)).execute();
  },
};
