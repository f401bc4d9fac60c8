import { AppError } from '@crisper/domain/errors.ts';
import type { Database } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { type Mail, queueMail } from '#mail/queue-mail.ts';
import { markEmailVerified } from './credentials.writer.ts';
import { findEmailProof } from './email-proof.queries.ts';
import { hashSecret, newSecret, splitToken } from './secrets.ts';
import { bucket, charge } from './throttle.ts';
import type { Viewer } from './viewer.ts';

const LINK_DAYS = 3;
const HOUR_SECONDS = 60 * 60;
const PER_HOUR = { count: 3, seconds: HOUR_SECONDS };
const PER_DAY = { count: 10, seconds: 24 * HOUR_SECONDS };

/** Mails a link to an address that is not proven yet. Tells whether it did: so many in an hour are enough. */
export async function mailEmailProof(db: Database, viewer: Viewer, address: string): Promise<boolean> {
  const { accountId, email } = viewer;
  if ((await findEmailProof(db, accountId)) === 'proven') return true;
  const mails = [bucket('email-proof', accountId, PER_HOUR), bucket('email-proof-day', accountId, PER_DAY)];
  if (await charge(db, mails)) return false;
  const secret = newSecret();
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('email_proofs')
      .values({
        account_id: accountId,
        token_hash: hashSecret(secret),
        expires_at: new Date(Date.now() + LINK_DAYS * 24 * HOUR_SECONDS * 1000),
      })
      .execute();
    await queueMail(tx, proofMail(email, `${address}/confirm-email#token=${accountId}.${secret}`));
  });
  return true;
}

/** Nothing that anybody typed is in it: nobody knows yet whose address it is. */
function proofMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Please confirm your email address for Crisper',
    blocks: [
      { heading: 'Is this account yours?' },
      {
        text: 'A Crisper account with this email address asks for mails about its food. They come once you have confirmed that the account and the address are yours.',
      },
      { button: 'Confirm my address', link },
      {
        smallPrint: `The link works once, within ${LINK_DAYS} days, and asks you to log in. If you have no account, ignore this mail: no others will come.`,
      },
    ],
  };
}

/**
 * Proves that the person who is signed in also reads the mail. The link alone would not do: a stranger may have opened
 * the account with somebody else's address, who then would vouch for it with a click.
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
