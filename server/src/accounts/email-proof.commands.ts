import { DAY_MS, DAY_SECONDS, HOUR_SECONDS } from '@crisper/domain/durations.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import { accountMail } from '@crisper/texts/all/mails.ts';
import { hashSecret, newSecret, splitToken } from '#calling/secrets.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { bucket, charge, chargeOrRefuse } from '#limits/throttle.ts';
import { type Mail, queueMail } from '#mail/queue-mail.ts';
import { markEmailVerified } from './credentials.writer.ts';
import { findEmailProof } from './email-proof.queries.ts';

const LINK_DAYS = 3;
const PER_HOUR = { count: 3, seconds: HOUR_SECONDS };
const PER_DAY = { count: 10, seconds: DAY_SECONDS };

/** The limit belongs to the email address: an account that is deleted and registered again starts with no new mails. */
const mailsTo = (email: string) => [
  bucket('email-proof', email, PER_HOUR),
  bucket('email-proof-day', email, PER_DAY),
];

/** Mails a link to an email address that is not proven yet, or refuses when the limit of such mails is reached. */
export async function mailEmailProof(db: Database, viewer: Viewer, address: string): Promise<void> {
  if ((await findEmailProof(db, viewer.accountId)) === 'proven') return;
  await chargeOrRefuse(db, 'too_many_requests', mailsTo(viewer.email));
  await mailLink(db, viewer, address);
}

/** Mails a link unless the email address is proven, a link is still valid, or the limit of such mails is reached. */
export async function mailFirstEmailProof(db: Database, viewer: Viewer, address: string): Promise<void> {
  if ((await findEmailProof(db, viewer.accountId)) !== 'missing') return;
  if ((await charge(db, mailsTo(viewer.email))) === null) await mailLink(db, viewer, address);
}

async function mailLink(
  db: Database,
  { accountId, email, language }: Viewer,
  address: string,
): Promise<void> {
  const secret = newSecret();
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('email_proofs')
      .values({
        account_id: accountId,
        token_hash: hashSecret(secret),
        expires_at: new Date(Date.now() + LINK_DAYS * DAY_MS),
      })
      .execute();
    const page = paths.inLanguage(language, paths.confirmEmail);
    await queueMail(tx, proofMail(email, `${address}${page}#token=${accountId}.${secret}`, language));
  });
}

/** Contains no text that a user typed: the recipient may not be the user. */
function proofMail(to: string, link: string, language: Language): Mail {
  const texts = accountMail[language];
  return {
    ...{ to, language },
    subject: texts.proofSubject,
    blocks: [
      { heading: texts.proofHeading },
      {
        text: texts.proofQuestion,
      },
      { button: texts.proofButton, link },
      {
        smallPrint: texts.proofSmallPrint({ days: LINK_DAYS }),
      },
    ],
  };
}

/**
 * Proves that the signed-in user also reads the mail. The link alone is not enough: a stranger may have registered the
 * account with another person's email address, and that person's click would then confirm the stranger's account.
 */
export async function confirmEmail(db: Database, { accountId }: Viewer, token: string): Promise<void> {
  const parts = splitToken(token);
  if (!parts) throw new AppError('email_link_invalid');
  if (parts.id !== accountId) throw new AppError('other_account');
  await inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('email_proofs')
      .where('account_id', '=', accountId)
      .where('token_hash', '=', hashSecret(parts.secret))
      .where('expires_at', '>', new Date())
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('email_link_invalid');
    await markEmailVerified(tx, accountId);
    await tx.deleteFrom('email_proofs').where('account_id', '=', accountId).execute();
  });
}
