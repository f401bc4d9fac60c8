import { randomUUIDv7 } from 'node:crypto';
import { DAY_MS, HOUR_SECONDS } from '@crisper/domain/durations.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { type Language, languageOrEnglish } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { newsletterMail } from '@crisper/texts/all/mails.ts';
import { sql } from 'kysely';
import { markEmailVerified } from '#accounts/credentials.writer.ts';
import { hashSecret, splitToken } from '#calling/secrets.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { bucket, charge } from '#limits/throttle.ts';
import { type Mail, queueMail } from '#mail/queue-mail.ts';
import type { SubscriberLinksTable } from './newsletter.table.ts';
import { CONFIRM_DAYS, newLink, unsubscribing } from './subscriber-links.ts';

const MAILS_PER_PERSON = { count: 3, seconds: HOUR_SECONDS };

interface Request {
  email: string;
  timeZone: TimeZone;
  /** Of the page. */
  language: Language;
  /** The public URL of the product. */
  address: string;
}

/** Mails the owner of the email address. Known and unknown email addresses cause the same work and response. */
export async function subscribe(
  db: Database,
  { email, timeZone, language, address }: Request,
): Promise<void> {
  if ((await charge(db, [bucket('newsletter', email, MAILS_PER_PERSON)])) !== null) return;
  await inTransaction(db, async (tx) => {
    const subscriber = await tx
      .insertInto('subscribers')
      .values({
        ...{ id: randomUUIDv7(), email, time_zone: timeZone, language },
        ...{ asked_at: new Date(), confirmed_at: null },
      })
      // Anybody may ask for anybody: what was confirmed keeps its language.
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({
          asked_at: new Date(),
          language: sql`case when subscribers.confirmed_at is null then excluded.language else subscribers.language end`,
        }),
      )
      .returning(['id', 'confirmed_at', 'language'])
      .executeTakeFirstOrThrow();
    const isOnList = subscriber.confirmed_at !== null;
    const token = await newLink(tx, subscriber.id, isOnList ? 'unsubscribe' : 'confirm');
    const reader = { to: email, language: languageOrEnglish(subscriber.language) };
    await queueMail(tx, isOnList ? onListMail(reader, address, token) : confirmMail(reader, address, token));
  });
}

type Recipient = Pick<Mail, 'to' | 'language'>;

function confirmMail({ to, language }: Recipient, address: string, token: string): Mail {
  const texts = newsletterMail[language];
  const page = paths.inLanguage(language, paths.confirmLetter);
  return {
    ...{ to, language },
    subject: texts.confirmSubject,
    blocks: [
      { heading: texts.confirmHeading },
      { text: texts.confirmQuestion },
      { button: texts.confirm, link: `${address}${page}#token=${token}` },
      {
        smallPrint: texts.confirmSmallPrint({ days: CONFIRM_DAYS }),
      },
    ],
  };
}

function onListMail({ to, language }: Recipient, address: string, token: string): Mail {
  const texts = newsletterMail[language];
  const { link, headers } = unsubscribing(address, token, language);
  return {
    ...{ to, language, headers },
    subject: texts.onListSubject,
    blocks: [
      { heading: texts.onListHeading },
      {
        text: texts.onList,
      },
      { smallPrint: texts.enough, label: texts.unsubscribe, link },
    ],
  };
}

/**
 * Opening the link twice does no harm. A person who is signed in to the account with that email address and opens the
 * link reads its mail, so the email address is proven, too.
 */
export async function confirmSubscription(db: Database, viewer: Viewer | null, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const id = await requireLink(tx, token, 'confirm');
    await tx
      .updateTable('subscribers')
      .set({ confirmed_at: new Date() })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .execute();
    const subscriber = await tx
      .selectFrom('subscribers')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirst();
    if (viewer && subscriber?.email === viewer.email) await markEmailVerified(tx, viewer.accountId);
  });
}

/** Deletes all data of the subscriber; succeeds also if it is deleted already. */
export async function unsubscribe(db: Database, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const id = splitToken(token)?.id;
    const found =
      id && (await tx.selectFrom('subscribers').select('id').where('id', '=', id).executeTakeFirst());
    if (id && !found) return;
    await tx
      .deleteFrom('subscribers')
      .where('id', '=', await requireLink(tx, token, 'unsubscribe'))
      .execute();
  });
}

async function requireLink(
  tx: Transaction,
  token: string,
  purpose: SubscriberLinksTable['purpose'],
): Promise<string> {
  const parts = splitToken(token);
  const link =
    parts &&
    (await tx
      .selectFrom('subscriber_links')
      .select('subscriber_id')
      .where('subscriber_id', '=', parts.id)
      .where('token_hash', '=', hashSecret(parts.secret))
      .where('purpose', '=', purpose)
      .where('expires_at', '>', new Date())
      .executeTakeFirst());
  if (!link) throw new AppError('newsletter_link_invalid');
  return link.subscriber_id;
}

/** Deletes subscriptions that were not confirmed in time. */
export async function forgetUnconfirmed(db: Database): Promise<void> {
  const longAgo = new Date(Date.now() - CONFIRM_DAYS * DAY_MS);
  await db
    .deleteFrom('subscribers')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', longAgo)
    .execute();
  await db.deleteFrom('subscriber_links').where('expires_at', '<', new Date()).execute();
}
