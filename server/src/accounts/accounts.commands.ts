import { randomUUIDv7 } from 'node:crypto';
import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';
import { checkNewPhoto, type Registration } from '@crisper/domain/accounts/forms.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import { type TimeZone, UTC } from '@crisper/domain/time-zone.ts';
import { invalidInput } from '@crisper/domain/validation.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { claimEmail } from './account-emails.writer.ts';
import { type AccountParts, followersOf } from './account-part.ts';
import { writePassword } from './credentials.writer.ts';
import { type AccessEnd, endAccess } from './end-access.ts';

interface NewAccount {
  email: string;
  displayName: string | null;
  photoUrl: string | null;
  emailVerifiedAt: Date | null;
  timeZone?: TimeZone;
  /** Of the page on which the person registers. */
  language?: Language | undefined;
}

/** Null when the email address already has an account. */
export async function openAccount(tx: Transaction, account: NewAccount): Promise<string | null> {
  const id = randomUUIDv7();
  if (!(await claimEmail(tx, account.email, id))) return null;
  await tx
    .insertInto('accounts')
    .values({
      id,
      email: account.email,
      email_verified_at: account.emailVerifiedAt,
      display_name: account.displayName,
      photo_url: account.photoUrl,
      time_zone: account.timeZone ?? UTC,
      language: account.language ?? null,
      created_at: new Date(),
    })
    .execute();
  return id;
}

interface NewRegistration {
  registration: Omit<Registration, 'password'>;
  passwordHash: string;
  timeZone: TimeZone;
  language?: Language;
  /** Throws to open no account. */
  admit?: (tx: Transaction, accountId: string) => Promise<void>;
}

export async function register(
  db: Database,
  { registration, passwordHash, timeZone, language, admit }: NewRegistration,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const accountId = await openAccount(tx, {
      email: registration.email,
      displayName: registration.name,
      photoUrl: registration.photoURL,
      emailVerifiedAt: null,
      timeZone,
      language,
    });
    if (!accountId) throw new AppError('email_in_use');
    await admit?.(tx, accountId);
    await writePassword(tx, accountId, passwordHash);
    return accountId;
  });
}

/** Omitted fields stay. */
export interface ProfileChange {
  displayName?: string | undefined;
  photoURL?: string | null | undefined;
  timeZone?: TimeZone | undefined;
  language?: Language | undefined;
  emailSeenBy?: EmailAudience | undefined;
}

export async function updateAccount(
  tx: Transaction,
  viewer: Viewer,
  change: ProfileChange,
  parts: AccountParts,
): Promise<void> {
  const before = await tx
    .selectFrom('accounts')
    .select(['display_name', 'email_seen_by', 'photo_url'])
    .where('id', '=', viewer.accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new AppError('invalid_token');
  const { displayName = before.display_name, photoURL = before.photo_url } = change;
  const problems = checkNewPhoto(photoURL, before.photo_url);
  if (problems.length > 0) throw invalidInput(problems);
  const emailSeenBy = change.emailSeenBy ?? before.email_seen_by;
  await tx
    .updateTable('accounts')
    .set({
      display_name: displayName,
      photo_url: photoURL,
      ...(change.timeZone && { time_zone: change.timeZone }),
      ...(change.language && { language: change.language }),
      email_seen_by: emailSeenBy,
    })
    .where('id', '=', viewer.accountId)
    .execute();
  const changed = {
    isShownOtherwise:
      before.display_name !== displayName ||
      before.email_seen_by !== emailSeenBy ||
      before.photo_url !== photoURL,
    timeZone: change.timeZone,
  };
  for (const follower of followersOf(parts)) await follower.followProfile?.(tx, viewer.accountId, changed);
}

/** The session that changes the password lives on; all others have to sign in with the new one. */
export async function changePassword(
  tx: Transaction,
  viewer: Viewer,
  passwordHash: string,
  end: Pick<AccessEnd, 'parts' | 'from' | 'keepsKeys'>,
): Promise<void> {
  const { accountId, sessionId } = viewer;
  await writePassword(tx, accountId, passwordHash);
  await endAccess(tx, { ...end, accountId, except: sessionId });
  await tx.deleteFrom('password_resets').where('account_id', '=', accountId).execute();
}
