import { api } from '@crisper/domain/api.ts';
import { DAY_MS } from '@crisper/domain/durations.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import { oneClickHeaders } from '#api/one-click.ts';
import { hashSecret, newSecret } from '#calling/secrets.ts';
import type { Transaction } from '#db/database.ts';
import type { SubscriberLinksTable } from './newsletter.table.ts';

export const CONFIRM_DAYS = 7;
/** People keep mails for long, and the links should work that long. */
const UNSUBSCRIBE_DAYS = 730;

type Purpose = SubscriberLinksTable['purpose'];

/** The token of a link to the subscriber; only its hash is stored. */
export async function newLink(tx: Transaction, subscriberId: string, purpose: Purpose): Promise<string> {
  const secret = newSecret();
  const days = purpose === 'confirm' ? CONFIRM_DAYS : UNSUBSCRIBE_DAYS;
  await tx
    .insertInto('subscriber_links')
    .values({
      subscriber_id: subscriberId,
      token_hash: hashSecret(secret),
      purpose,
      expires_at: new Date(Date.now() + days * DAY_MS),
    })
    .execute();
  return `${subscriberId}.${secret}`;
}

/** The page where a person unsubscribes, and the headers that let a mail program do it in one click (RFC 8058). */
export function unsubscribing(address: string, token: string, language: Language) {
  return {
    link: `${address}${paths.inLanguage(language, paths.unsubscribe)}#token=${token}`,
    headers: oneClickHeaders(api.unsubscribe, { address, token, language }),
  };
}
