import type { OpenSession } from '@crisper/domain/accounts/open-session.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { languageOrEnglish } from '@crisper/domain/languages/languages.ts';
import type { Database, Transaction } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import type { TokenClaims } from './access-tokens.ts';
import { hashSecret, isSameHash } from './secrets.ts';
import type { RefreshToken } from './session-cookies.ts';
import type { Viewer } from './viewer.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const selectLiving = prepared((db, value: ValueOf<{ accountId: string; sessionId: string; now: Date }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.email', 'accounts.time_zone', 'accounts.language', 'sessions.picture_hash'])
    .where('sessions.account_id', '=', value('accountId'))
    .where('sessions.id', '=', value('sessionId'))
    .where('sessions.idle_until', '>', value('now'))
    .where('sessions.ends_at', '>', value('now'))
    .where('accounts.deleted_at', 'is', null),
);

/** The person whose session it is, while it lives. Read with every token, so a token ends with its session. */
export async function findViewerOf(db: Database, claims: TokenClaims): Promise<Viewer | null> {
  const { accountId, sessionId } = claims;
  if (!UUID.test(accountId) || !UUID.test(sessionId)) return null;
  const [row] = await selectLiving(db, { accountId, sessionId, now: new Date() });
  if (!row) return null;
  const language = languageOrEnglish(row.language);
  return { accountId, sessionId, email: row.email, timeZone: row.time_zone, language };
}

/**
 * Inside a transaction, after the lock that ending all access waits for: a request that came before its session was ended
 * must not give out what outlives it.
 */
export async function requireLiveSession(
  tx: Transaction,
  { accountId, sessionId }: Pick<Viewer, 'accountId' | 'sessionId'>,
): Promise<void> {
  const [row] = await selectLiving(tx, { accountId, sessionId, now: new Date() });
  if (!row) throw new AppError('invalid_token');
}

/** The person whose browser shows a picture, while the session lives. */
export async function findPictureViewer(
  db: Database,
  { accountId, sessionId, secret }: RefreshToken,
): Promise<Pick<Viewer, 'accountId'> | null> {
  const [row] = await selectLiving(db, { accountId, sessionId, now: new Date() });
  return row?.picture_hash && isSameHash(hashSecret(secret), row.picture_hash) ? { accountId } : null;
}

/** The sessions of these people that have not ended. */
export async function listLivingSessions(
  db: Database,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const now = new Date();
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', 'in', accountIds)
    .where('idle_until', '>', now)
    .where('ends_at', '>', now)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The last used first. */
export async function listSessions(db: Database, viewer: Viewer): Promise<OpenSession[]> {
  const now = new Date();
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'rotated_at', 'user_agent'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('push_subscriptions')
          .select('session_id')
          .whereRef('owner_id', '=', 'sessions.account_id')
          .whereRef('session_id', '=', 'sessions.id'),
      ).as('shows_notices'),
    )
    .where('account_id', '=', viewer.accountId)
    .where('idle_until', '>', now)
    .where('ends_at', '>', now)
    .orderBy('rotated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === viewer.sessionId,
    startedAt: row.created_at.toISOString(),
    lastUsedAt: row.rotated_at.toISOString(),
    userAgent: row.user_agent,
    showsNotices: Boolean(row.shows_notices),
  }));
}

/** When the person last proved who they are in this session. */
export async function findAuthenticatedAt(db: Database, viewer: Viewer): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select('authenticated_at')
    .where('account_id', '=', viewer.accountId)
    .where('id', '=', viewer.sessionId)
    .executeTakeFirst();
  return row?.authenticated_at ?? null;
}

export async function isKnownDevice(db: Database, accountId: string, device: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', hashSecret(device))
    .executeTakeFirst();
  return row !== undefined;
}
