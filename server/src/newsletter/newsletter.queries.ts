import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import { verifiedEmail } from '#accounts/accounts.queries.ts';
import type { Database } from '#db/database.ts';

/** The stored data about the person's newsletter; none for an email address that is not proven. */
export async function findLetter(db: Database, accountId: string): Promise<AccountExport['letter']> {
  const row = await db
    .selectFrom('subscribers')
    .select(['asked_at', 'confirmed_at'])
    .where('email', 'in', verifiedEmail(db, accountId))
    .executeTakeFirst();
  return row ? { askedAt: row.asked_at.toISOString(), isConfirmed: row.confirmed_at !== null } : null;
}
