import { randomUUIDv7 } from 'node:crypto';
import { DAY_MS } from '@crisper/domain/durations.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { hashSecret, isSameHash, newSecret } from './secrets.ts';
import type { RefreshToken, StartedSession } from './session-cookies.ts';
import { USER_AGENT_MAX_LENGTH } from './sessions.table.ts';

const IDLE_MS = 7 * DAY_MS;
const ABSOLUTE_MS = 30 * DAY_MS;
/** Tabs that wake up together all send the same token; the first one replaces it. */
const GRACE_MS = 10_000;
const DEVICE_DAYS = 365;
/** More browsers than one person has, and few enough to list. */
const SESSIONS_PER_ACCOUNT = 50;

export async function startSession(
  db: Database,
  accountId: string,
  { authenticatedAt, userAgent }: { authenticatedAt: Date; userAgent: string },
): Promise<StartedSession> {
  const now = Date.now();
  const token = { accountId, sessionId: randomUUIDv7(), secret: newSecret() };
  const goodUntil = new Date(now + IDLE_MS);
  const endsAt = new Date(now + ABSOLUTE_MS);
  const pictureSecret = newSecret();
  await db
    .insertInto('sessions')
    .values({
      account_id: accountId,
      id: token.sessionId,
      token_hash: hashSecret(token.secret),
      previous_token_hash: null,
      picture_hash: hashSecret(pictureSecret),
      rotated_at: new Date(now),
      authenticated_at: authenticatedAt,
      created_at: new Date(now),
      idle_until: goodUntil,
      ends_at: endsAt,
      user_agent: userAgent.slice(0, USER_AGENT_MAX_LENGTH),
    })
    .execute();
  await endSurplusSessions(db, accountId, new Date(now));
  return { token, goodUntil, pictureSecret, endsAt };
}

/** Deletes expired sessions, and of too many those that were used least recently. */
async function endSurplusSessions(db: Database, accountId: string, now: Date): Promise<void> {
  await sql`
    delete from sessions where account_id = ${accountId} and id not in (
      select id from sessions where account_id = ${accountId} and idle_until > ${now} and ends_at > ${now}
      order by rotated_at desc, id desc limit ${SESSIONS_PER_ACCOUNT}
    )
  `.execute(db);
}

/**
 * Replaces the refresh token. Of many requests with the same one, the first gets the new token; for a moment the others
 * get none. After that, a replaced token is a copy in other hands, and the session ends for both. The new token is not
 * replaced during that moment either, so that a late request with the old one is not taken for a thief's.
 */
export async function rotateSession(
  db: Database,
  token: RefreshToken,
): Promise<StartedSession | 'unchanged'> {
  const { accountId, sessionId } = token;
  const shown = hashSecret(token.secret);
  const now = Date.now();
  const session = await findLiveSession(db, token, new Date(now));
  if (!session) throw new AppError('invalid_token');
  const isPrevious = session.previous_token_hash !== null && isSameHash(shown, session.previous_token_hash);
  const isCurrent = isSameHash(shown, session.token_hash);
  const wasJustReplaced =
    session.previous_token_hash !== null && now - session.rotated_at.getTime() <= GRACE_MS;
  if ((isPrevious || isCurrent) && wasJustReplaced) return 'unchanged';
  if (isCurrent) {
    const secret = newSecret();
    const endsAt = session.ends_at;
    const goodUntil = new Date(Math.min(now + IDLE_MS, endsAt.getTime()));
    // Never replaced: pictures that the browser asks for meanwhile would be refused.
    const pictureSecret = session.picture_hash === null ? newSecret() : null;
    const { numUpdatedRows } = await db
      .updateTable('sessions')
      .set({
        token_hash: hashSecret(secret),
        previous_token_hash: shown,
        rotated_at: new Date(now),
        idle_until: goodUntil,
        ...(pictureSecret !== null && { picture_hash: hashSecret(pictureSecret) }),
      })
      .where('account_id', '=', accountId)
      .where('id', '=', sessionId)
      .where('token_hash', '=', shown)
      .executeTakeFirst();
    if (numUpdatedRows === 1n)
      return { token: { accountId, sessionId, secret }, goodUntil, pictureSecret, endsAt };
    return rotateSession(db, token);
  }
  await endSession(db, accountId, sessionId);
  throw new AppError('invalid_token');
}

function findLiveSession(db: Database, { accountId, sessionId }: RefreshToken, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['token_hash', 'previous_token_hash', 'picture_hash', 'rotated_at', 'ends_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .where('idle_until', '>', now)
    .where('ends_at', '>', now)
    .executeTakeFirst();
}

/** Whether the token is this session's; for requests that end a session and need no new token. */
export async function ownsSession(db: Database, token: RefreshToken): Promise<boolean> {
  const session = await findLiveSession(db, token, new Date());
  const shown = hashSecret(token.secret);
  return [session?.token_hash, session?.previous_token_hash].some((hash) => hash && isSameHash(shown, hash));
}

/** Its device shows no more notices. One whose session merely ran out still does: the person did not sign out there. */
export async function endSession(db: Database, accountId: string, sessionId: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('owner_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .execute();
  await db.deleteFrom('sessions').where('account_id', '=', accountId).where('id', '=', sessionId).execute();
}

export async function endAllSessions(
  db: Database | Transaction,
  accountId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  let ended = db.deleteFrom('sessions').where('account_id', '=', accountId);
  let devices = db.deleteFrom('push_subscriptions').where('owner_id', '=', accountId);
  if (except) {
    ended = ended.where('id', '!=', except);
    devices = devices.where('session_id', '!=', except);
  }
  await devices.execute();
  await ended.execute();
}

export async function rememberDevice(db: Database, accountId: string, device: string): Promise<void> {
  const lastSeen = new Date();
  await db
    .insertInto('known_devices')
    .values({ account_id: accountId, device_hash: hashSecret(device), last_seen_at: lastSeen })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'device_hash']).doUpdateSet({ last_seen_at: lastSeen }),
    )
    .execute();
}

/** Deletes everything that has expired. */
export async function forgetEnded(db: Database): Promise<void> {
  await sql`delete from sessions where idle_until < now() or ends_at < now()`.execute(db);
  await sql`delete from password_resets where expires_at < now()`.execute(db);
  await sql`delete from email_proofs where expires_at < now()`.execute(db);
  await sql`delete from throttles where resets_at < now()`.execute(db);
  await sql`
    delete from known_devices where last_seen_at < now() - make_interval(days => ${DEVICE_DAYS})
  `.execute(db);
}
