import type { EmailProof } from '@crisper/domain/email-proof.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { Database } from '#db/database.ts';

export async function findEmailProof(db: Database, accountId: string): Promise<EmailProof> {
  const account = await db
    .selectFrom('accounts')
    .select(({ exists, selectFrom }) => [
      'email_verified_at',
      exists(
        selectFrom('email_proofs')
          .select('account_id')
          .where('account_id', '=', accountId)
          .where('expires_at', '>', new Date()),
      ).as('is_mailed'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw new AppError('invalid_token');
  if (account.email_verified_at) return 'proven';
  return account.is_mailed ? 'mailed' : 'missing';
}
