import { randomUUIDv7 } from 'node:crypto';
import { publicName } from '@crisper/domain/accounts/public-name.ts';
import { DAY_MS, DAY_SECONDS } from '@crisper/domain/durations.ts';
import { AppError } from '@crisper/domain/errors.ts';
import {
  INVITATION_DAYS,
  INVITATION_USES,
  type MadeInvitation,
  type NewInvitation,
  OPEN_INVITATIONS_MAX,
} from '@crisper/domain/kitchens/invitation.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import { serverWords } from '@crisper/texts/all/server-words.ts';
import { findAccountId, findLanguage } from '#accounts/accounts.queries.ts';
import { hashSecret, newSecret } from '#calling/secrets.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { bucket, chargeOrRefuse } from '#limits/throttle.ts';
import { queueMail } from '#mail/queue-mail.ts';
import { invitationMail } from './invitation-mail.ts';
import { selectOpenInvitations } from './invitations.queries.ts';
import { inKitchenTransaction } from './kitchen-transaction.ts';
import { readKitchen } from './kitchens.queries.ts';
import { touchKitchen } from './kitchens.writer.ts';
import { findPeople } from './people.queries.ts';
import { type InKitchen, lockKitchen, requireKitchen } from './require-kitchen.ts';

/** Nobody is mailed by strangers without end, and nobody mails strangers without end. */
const MAILS_PER_PERSON = { count: 20, seconds: DAY_SECONDS };
const MAILS_TO_ADDRESS = { count: 3, seconds: DAY_SECONDS };

/** A link is still told to have expired for as long as it was valid. */
const KEPT_DAYS = 7;

interface Services {
  db: Database;
  publicAddress: () => string;
  /** Whether there is a mail server; otherwise the owner passes the link on. */
  sendsMail: boolean;
}

/** What is asked for, on a page in that language. */
type Wanted = NewInvitation & { pageLanguage: Language };

/** Makes a link. Its secret is behind the #, which is not sent to servers, and only its hash is stored. */
export async function invite(
  { db, publicAddress, sendsMail }: Services,
  viewer: Viewer,
  kitchenId: KitchenId,
  { role, email, uses = INVITATION_USES, pageLanguage }: Wanted,
): Promise<MadeInvitation> {
  const isMailed = email !== undefined && sendsMail;
  if (isMailed) await chargeMail(db, viewer, kitchenId, email);
  const secret = newSecret();
  const linkIn = (language: Language) =>
    `${publicAddress()}${paths.inLanguage(language, paths.join)}#${kitchenId}.${secret}`;
  // Somebody new gets the mail in the language of who invites them.
  const mailed = isMailed && {
    to: email,
    language: (await findLanguageAt(db, email)) ?? viewer.language,
  };
  const now = new Date();
  const row = {
    kitchen_id: kitchenId,
    id: randomUUIDv7(),
    token_hash: hashSecret(secret),
    role,
    email: email ?? null,
    uses: email === undefined ? uses : 1,
    uses_left: email === undefined ? uses : 1,
    made_by: viewer.accountId,
    made_at: now,
    ends_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  };
  await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    const inKitchen = await lockKitchen(tx, viewer, kitchenId, 'invite');
    const open = await selectOpenInvitations(tx, kitchenId).execute();
    if (open.length >= OPEN_INVITATIONS_MAX) throw new AppError('too_many_invitations');
    await tx.insertInto('kitchen_invitations').values(row).execute();
    await touchKitchen(tx, kitchenId);
    if (!mailed) return;
    const words = await wordsOf(tx, inKitchen, mailed.language);
    await queueMail(tx, invitationMail({ ...mailed, ...words, link: linkIn(mailed.language) }));
  });
  const link = linkIn(pageLanguage);
  return { invitationId: row.id, link, endsAt: row.ends_at.toISOString(), uses: row.uses, isMailed };
}

/** Only an owner's tries count: a stranger cannot use up the mails to an email address. */
async function chargeMail(db: Database, viewer: Viewer, kitchenId: KitchenId, email: string): Promise<void> {
  await requireKitchen(db, viewer, kitchenId, 'see-invitations');
  await chargeOrRefuse(db, 'too_many_requests', [
    bucket('invitation-by', viewer.accountId, MAILS_PER_PERSON),
    bucket('invitation-to', email, MAILS_TO_ADDRESS),
  ]);
}

async function findLanguageAt(db: Database, email: string): Promise<Language | null> {
  const accountId = await findAccountId(db, email);
  return accountId === null ? null : findLanguage(db, accountId);
}

async function wordsOf(tx: Transaction, inKitchen: InKitchen<'invite'>, language: Language) {
  const { accountId } = inKitchen.viewer;
  const inviter = (await findPeople(tx, [accountId])).get(accountId);
  const { name: kitchen } = await readKitchen(tx, inKitchen);
  return { inviter: publicName(inviter?.displayName ?? null, serverWords[language].somebody), kitchen };
}

/** Ends a link; one that is gone already is no error. */
export async function revokeInvitation(
  db: Database,
  viewer: Viewer,
  kitchenId: KitchenId,
  invitationId: string,
): Promise<void> {
  await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    await lockKitchen(tx, viewer, kitchenId, 'invite');
    const gone = await tx
      .deleteFrom('kitchen_invitations')
      .where('kitchen_id', '=', kitchenId)
      .where('id', '=', invitationId)
      .returning('id')
      .executeTakeFirst();
    if (gone) await touchKitchen(tx, kitchenId);
  });
}

export async function forgetInvitations(db: Database): Promise<void> {
  await db
    .deleteFrom('kitchen_invitations')
    .where('ends_at', '<', new Date(Date.now() - KEPT_DAYS * DAY_MS))
    .execute();
}
