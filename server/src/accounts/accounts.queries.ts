import type { User } from '@crisper/domain/accounts/user.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { knownLanguage, type Language } from '@crisper/domain/languages/languages.ts';
import type { Database, Transaction } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';

const selectUser = prepared((db, value: ValueOf<{ accountId: string }>) =>
  db
    .selectFrom('accounts')
    .leftJoin('credentials', 'credentials.account_id', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.display_name',
      'accounts.photo_url',
      'accounts.time_zone',
      'accounts.language',
      'accounts.email_seen_by',
      'accounts.created_at',
      'credentials.account_id as has_password',
    ])
    .where('accounts.id', '=', value('accountId'))
    .where('accounts.deleted_at', 'is', null),
);

/** The person's own account; the token of a deleted account is invalid. */
export async function requireUser(db: Database | Transaction, accountId: string): Promise<User> {
  const [row] = await selectUser(db, { accountId });
  if (!row) throw new AppError('invalid_token');
  return {
    uid: row.id,
    email: row.email,
    displayName: row.display_name,
    photoURL: row.photo_url,
    metadata: { creationTime: row.created_at.toISOString() },
    timeZone: row.time_zone,
    language: knownLanguage(row.language),
    emailSeenBy: row.email_seen_by,
    hasPassword: row.has_password !== null,
  };
}

/** Looked up in place of an unknown account, so that it takes the same time. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface LoginRow {
  accountId: string;
  passwordHash: string | null;
}

/** The account that has the email address. */
export async function findAccountId(db: Database | Transaction, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('account_emails')
    .select('account_id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** In which the person reads, if a page has said it. */
export async function findLanguage(db: Database, accountId: string): Promise<Language | null> {
  const row = await db
    .selectFrom('accounts')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return knownLanguage(row?.language ?? null);
}

export async function findLogin(db: Database, email: string): Promise<LoginRow | null> {
  const accountId = await findAccountId(db, email);
  const passwordHash = await findPasswordHash(db, accountId ?? NOBODY);
  return accountId === null ? null : { accountId, passwordHash };
}

export async function findPasswordHash(db: Database, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('credentials')
    .select('password_hash')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** The person's email address if it is proven, for use in another query. */
export const verifiedEmail = (db: Database | Transaction, accountId: string) =>
  db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('email_verified_at', 'is not', null);
