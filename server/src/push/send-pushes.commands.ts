import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { DAY_SECONDS, HOUR_SECONDS } from '@crisper/domain/durations.ts';
import type { PushNotice } from '@crisper/domain/push/push-notice.ts';
import type { FastifyBaseLogger } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Reply } from '#http/post-outside.ts';
import { encryptMessage } from './encrypt-message.ts';
import type { QueuedNotice } from './push.table.ts';
import { allowActs } from './push-acts.commands.ts';
import { authorizationOf, type PushKeys } from './push-keys.ts';
import { deliver } from './push-service.ts';

const AT_ONCE = 5;
/** Longer than a push service may take. A server that is killed meanwhile leaves the message to the next one. */
const LEASE_SECONDS = 30;
const FIRST_PAUSE_SECONDS = 60;
/** After that, the message goes another way. */
const TRIED_FOR_SECONDS = 3 * HOUR_SECONDS;
/** The subscription has ended, at the push service or because its key was forgotten. */
const GONE = [404, 410];
/** It may work later. */
const isPassing = (status: number) => status === 0 || status === 429 || status >= 500;

export interface PushSending {
  db: Database;
  keys: PushKeys;
  /** How the operator of a push service reaches ours. */
  contact: string;
  testService: string | null;
  log: FastifyBaseLogger;
  /** Called when no device of the person took the message of the day, in the transaction that notes it. */
  onLost: (tx: Transaction, accountId: string, day: CalendarDate) => Promise<void>;
}

interface LeasedPush {
  owner_id: string;
  endpoint_hash: string;
  day: CalendarDate;
  notice: QueuedNotice;
  queued_at: Date;
  good_until: Date;
  attempts: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  key_id: string;
}

/** Sends the messages that are due. Any number of servers may do so at the same time and repeatedly. */
export async function sendPushes(sending: PushSending): Promise<void> {
  for (;;) {
    const due = await listDue(sending.db);
    await Promise.all(
      due.map(async (key) => {
        const push = await leasePush(sending.db, key);
        if (push) await send(sending, push);
      }),
    );
    if (due.length < AT_ONCE) return;
  }
}

type PushKey = Pick<LeasedPush, 'owner_id' | 'endpoint_hash' | 'day'>;

/** By the database's clock, shared by all servers. */
const isDue = sql<SqlBool>`due_at <= now()`;

const listDue = (db: Database): Promise<PushKey[]> =>
  db
    .selectFrom('pushes')
    .select(['owner_id', 'endpoint_hash', 'day'])
    .where(isDue)
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();

/** Reserves the message, unless another server has taken it. Each by itself: on a cluster it is on one node. */
async function leasePush(
  db: Database,
  { owner_id, endpoint_hash, day }: PushKey,
): Promise<LeasedPush | undefined> {
  const { rows } = await sql<LeasedPush>`
    update pushes set due_at = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
    from push_subscriptions as device
    where pushes.owner_id = ${owner_id} and pushes.endpoint_hash = ${endpoint_hash} and pushes.day = ${day}
      and device.owner_id = pushes.owner_id and device.endpoint_hash = pushes.endpoint_hash
      and ${isDue}
    returning pushes.*, device.endpoint, device.p256dh, device.auth, device.key_id
  `.execute(db);
  return rows[0];
}

async function send(sending: PushSending, push: LeasedPush): Promise<void> {
  const about = { accountId: push.owner_id, service: new URL(push.endpoint).host, attempts: push.attempts };
  try {
    if (push.good_until < new Date()) return await giveUp(sending, push);
    const reply = await attempt(sending, push);
    if (reply.status >= 200 && reply.status < 300) return await noteSent(sending.db, push);
    if (GONE.includes(reply.status)) return await forgetDevice(sending, push);
    const isFinal = !isPassing(reply.status) || !(await postpone(sending.db, push, reply));
    sending.log.warn({ ...about, ...reply, isFinal }, 'a push service did not take a message');
    if (isFinal) await giveUp(sending, push);
  } catch (error) {
    sending.log.error({ ...about, err: error }, 'what became of a push message could not be written down');
  }
}

async function attempt(
  { db, keys, contact, testService, log }: PushSending,
  push: LeasedPush,
): Promise<Reply> {
  const key = await keys.find({ id: push.key_id });
  if (!key) return { status: 410, retryAfterSeconds: null };
  const now = new Date();
  const secondsLeft = Math.floor((push.good_until.getTime() - now.getTime()) / 1000);
  const audience = new URL(push.endpoint).origin;
  const delivery = {
    endpoint: push.endpoint,
    headers: {
      authorization: authorizationOf(key, { audience, contact, now }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.max(0, Math.min(secondsLeft, DAY_SECONDS))),
      // A second one that comes before the device was reached replaces the first.
      topic: push.notice.tag,
    },
    body: encryptMessage(JSON.stringify(await withToken(db, push)), push),
  };
  return deliver(delivery, testService).catch((error) => {
    log.warn({ err: error, service: audience }, 'a push service could not be reached');
    return { status: 0, retryAfterSeconds: null };
  });
}

async function withToken(db: Database, push: LeasedPush): Promise<PushNotice> {
  const { food, ...notice } = push.notice;
  if (notice.buttons.every(({ act }) => act === 'open')) return notice;
  return { ...notice, token: await allowActs(db, push, food) };
}

const thePush = (db: Database | Transaction, { owner_id, endpoint_hash, day }: LeasedPush) =>
  db
    .deleteFrom('pushes')
    .where('owner_id', '=', owner_id)
    .where('endpoint_hash', '=', endpoint_hash)
    .where('day', '=', day);

const theDevice = (db: Database | Transaction, { owner_id, endpoint_hash }: LeasedPush) =>
  db
    .updateTable('push_subscriptions')
    .where('owner_id', '=', owner_id)
    .where('endpoint_hash', '=', endpoint_hash);

async function noteSent(db: Database, push: LeasedPush): Promise<void> {
  await inTransaction(db, async (tx) => {
    await theDevice(tx, push).set({ reached_on: push.day }).execute();
    await thePush(tx, push).execute();
  });
}

/** Returns false when there is no more time for it. */
async function postpone(
  db: Database,
  { owner_id, endpoint_hash, day, ...push }: LeasedPush,
  { retryAfterSeconds }: Reply,
): Promise<boolean> {
  const pause = Math.max(FIRST_PAUSE_SECONDS * 2 ** (push.attempts - 1), retryAfterSeconds ?? 0);
  const due_at = new Date(Date.now() + pause * 1000);
  const until = Math.min(push.queued_at.getTime() + TRIED_FOR_SECONDS * 1000, push.good_until.getTime());
  if (due_at.getTime() > until) return false;
  await db
    .updateTable('pushes')
    .set({ due_at })
    .where('owner_id', '=', owner_id)
    .where('endpoint_hash', '=', endpoint_hash)
    .where('day', '=', day)
    .where('attempts', '=', push.attempts)
    .execute();
  return true;
}

async function giveUp({ db, onLost }: PushSending, push: LeasedPush): Promise<void> {
  await inTransaction(db, async (tx) => {
    await theDevice(tx, push).set({ failed_on: push.day }).execute();
    await thePush(tx, push).execute();
    if (await isLost(tx, push)) await onLost(tx, push.owner_id, push.day);
  });
}

async function forgetDevice({ db, onLost }: PushSending, push: LeasedPush): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .deleteFrom('push_subscriptions')
      .where('owner_id', '=', push.owner_id)
      .where('endpoint_hash', '=', push.endpoint_hash)
      .execute();
    if (await isLost(tx, push)) await onLost(tx, push.owner_id, push.day);
  });
}

/** Whether no device took the message, and none is still to be tried. */
async function isLost(tx: Transaction, { owner_id, day }: LeasedPush): Promise<boolean> {
  const hope = await tx
    .selectFrom('push_subscriptions')
    .leftJoin('pushes', (join) =>
      join
        .onRef('pushes.owner_id', '=', 'push_subscriptions.owner_id')
        .onRef('pushes.endpoint_hash', '=', 'push_subscriptions.endpoint_hash')
        .on('pushes.day', '=', day),
    )
    .select('push_subscriptions.owner_id')
    .where('push_subscriptions.owner_id', '=', owner_id)
    .where((eb) => eb.or([eb('reached_on', '=', day), eb('pushes.day', 'is not', null)]))
    .limit(1)
    .executeTakeFirst();
  return hope === undefined;
}
