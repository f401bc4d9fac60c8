import { AppError } from '@crisper/domain/errors.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import { accountMail } from '@crisper/texts/all/mails.ts';
import type { FastifyRequest } from 'fastify';
import { hashSecret, newSecret, splitToken } from '#calling/secrets.ts';
import { inTransaction } from '#db/transaction.ts';
import { bucket, charge } from '#limits/throttle.ts';
import { type Mail, queueMail } from '#mail/queue-mail.ts';
import { recordEvent } from './account-events.ts';
import type { AccountServices } from './account-services.ts';
import { findLanguage, findLogin } from './accounts.queries.ts';
import { dropUnprovenWaysIn, markEmailVerified, writePassword } from './credentials.writer.ts';
import { endAccess } from './end-access.ts';
import { forgetGuesses } from './login.commands.ts';

const LINK_MINUTES = 30;

/**
 * Mails a link if an account has this email address. Run after the response, which therefore does not tell. The language
 * is that of the page, for accounts that have none.
 */
export async function mailResetLink(
  services: AccountServices,
  email: string,
  pageLanguage: Language,
): Promise<void> {
  const { db, config, publicAddress } = services;
  const mails = bucket('reset', email, config.identity.limits.resetsPerAccount);
  if ((await charge(db, [mails])) !== null) return;
  const login = await findLogin(db, email);
  if (!login) return;
  const language = (await findLanguage(db, login.accountId)) ?? pageLanguage;
  const secret = newSecret();
  // The part after # is not sent to servers, so it appears in no log and no referrer.
  const link = `${publicAddress()}${paths.inLanguage(language, paths.resetPassword)}#token=${login.accountId}.${secret}`;
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('password_resets')
      .values({
        account_id: login.accountId,
        token_hash: hashSecret(secret),
        expires_at: new Date(Date.now() + LINK_MINUTES * 60_000),
      })
      .execute();
    await queueMail(tx, resetMail(email, link, language));
  });
}

function resetMail(to: string, link: string, language: Language): Mail {
  const texts = accountMail[language];
  return {
    ...{ to, language },
    subject: texts.resetSubject,
    blocks: [
      { text: texts.resetAsked },
      { text: texts.resetWithin({ minutes: LINK_MINUTES }) },
      { button: texts.resetButton, link },
      { smallPrint: texts.resetSmallPrint },
    ],
  };
}

/** Sets the password of the link's account and ends all sessions, all or nothing; the link works once. */
export async function confirmReset(
  services: AccountServices,
  { token, password, from }: { token: string; password: string; from: FastifyRequest },
): Promise<void> {
  const { db, parts, passwords } = services;
  const link = splitToken(token);
  if (!link) throw new AppError('reset_link_invalid');
  const { id: accountId, secret } = link;
  const found = db
    .selectFrom('password_resets')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('token_hash', '=', hashSecret(secret))
    .where('expires_at', '>', new Date());
  if (!(await found.executeTakeFirst())) throw new AppError('reset_link_invalid');
  const passwordHash = await passwords.hash(password);
  const email = await inTransaction(db, async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select(['email', 'email_verified_at'])
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    const { numDeletedRows } = await tx
      .deleteFrom('password_resets')
      .where('account_id', '=', accountId)
      .where('token_hash', '=', hashSecret(secret))
      .where('expires_at', '>', new Date())
      .executeTakeFirst();
    if (!account || numDeletedRows === 0n) throw new AppError('reset_link_invalid');
    // A person who reads the mail owns the email address.
    if (account.email_verified_at === null) await dropUnprovenWaysIn(tx, { accountId, parts, from });
    await markEmailVerified(tx, accountId);
    await writePassword(tx, accountId, passwordHash);
    await endAccess(tx, { accountId, parts, from });
    await recordEvent(tx, accountId, 'password-reset', from);
    await tx.deleteFrom('password_resets').where('account_id', '=', accountId).execute();
    await tx.deleteFrom('known_devices').where('account_id', '=', accountId).execute();
    return account.email;
  });
  // Guesses of the old password have used up tries that the owner needs now.
  await forgetGuesses(services, email, from.ip);
}
