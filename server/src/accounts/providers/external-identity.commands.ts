import { displayNameSchema, photoUrlSchema } from '@crisper/domain/accounts/forms.ts';
import { emailSchema } from '@crisper/domain/email.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import type { FastifyRequest } from 'fastify';
import type { AccountServices } from '#accounts/account-services.ts';
import { openAccount } from '#accounts/accounts.commands.ts';
import { findAccountId } from '#accounts/accounts.queries.ts';
import { admitNew } from '#accounts/admission.ts';
import { dropUnprovenWaysIn, markEmailVerified } from '#accounts/credentials.writer.ts';
import type { AccessEnd } from '#accounts/end-access.ts';
import type { Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';

/** A person as another provider describes them; the token was verified already. */
export interface ExternalIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  picture: string | null;
}

/** A provider's claims, validated: some send "false" as text, so only `true` is true. */
export function readIdentity(issuer: string, claims: Record<string, unknown>): ExternalIdentity {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const email = emailSchema.safeParse(claims.email);
  const name = displayNameSchema.safeParse(text(claims.name)?.slice(0, 100));
  const picture = photoUrlSchema.safeParse(text(claims.picture));
  return {
    issuer,
    subject: String(claims.sub),
    email: email.success ? email.data : null,
    emailVerified: claims.email_verified === true,
    name: name.success ? name.data : null,
    picture: picture.success ? picture.data : null,
  };
}

interface SigningIn {
  from: FastifyRequest;
  invitation?: string | undefined;
  /** Of the page. */
  language: Language;
}

/** The account of this identity: the one it had, the one with its verified email address, or a new one. */
export async function findOrOpenAccount(
  services: AccountServices,
  identity: ExternalIdentity,
  { from, invitation, language }: SigningIn,
): Promise<string> {
  const { db, parts } = services;
  const { issuer, subject, email } = identity;
  return inTransaction(db, async (tx) => {
    const known = await findKnown(tx, identity);
    if (known) {
      if (identity.emailVerified && email === known.email) await markEmailVerified(tx, known.id);
      return known.id;
    }
    if (email === null) throw new AppError('email_missing');
    const opened = await openAccount(tx, {
      email,
      displayName: identity.name,
      photoUrl: identity.picture,
      emailVerifiedAt: identity.emailVerified ? new Date() : null,
      language,
    });
    if (opened) await admitNew(services, tx, { accountId: opened, invitation });
    const accountId = opened ?? (await claimAccount(tx, email, identity.emailVerified, { parts, from }));
    await tx
      .insertInto('identities')
      .values({ issuer, subject, account_id: accountId, created_at: new Date() })
      .onConflict((conflict) =>
        conflict.columns(['issuer', 'subject']).doUpdateSet({ account_id: accountId }),
      )
      .execute();
    return accountId;
  });
}

/** Two queries: identities and accounts may be on two machines. */
async function findKnown(
  tx: Transaction,
  { issuer, subject }: ExternalIdentity,
): Promise<{ id: string; email: string } | undefined> {
  const identity = await tx
    .selectFrom('identities')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (!identity) return undefined;
  return tx
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('id', '=', identity.account_id)
    .executeTakeFirst();
}

/** An email address gives access to an account only when the provider has verified it. */
async function claimAccount(
  tx: Transaction,
  email: string,
  emailVerified: boolean,
  end: Pick<AccessEnd, 'parts' | 'from'>,
): Promise<string> {
  if (!emailVerified) throw new AppError('email_not_verified');
  const accountId = await findAccountId(tx, email);
  const account = await tx
    .selectFrom('accounts')
    .select(['id', 'email_verified_at'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  // Deleted at this very moment; trying again opens a new one.
  if (!account) throw new AppError('unavailable');
  if (account.email_verified_at === null) {
    await dropUnprovenWaysIn(tx, { ...end, accountId: account.id });
    await markEmailVerified(tx, account.id);
  }
  return account.id;
}
