import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { HOUR_MS } from '@crisper/domain/durations.ts';
import type { FastifyBaseLogger } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import type { ListedHosts, Reply } from '#http/post-outside.ts';
import type { NtfyNotice } from './ntfy.table.ts';
import { postNotice } from './post-notice.ts';

const AT_ONCE = 5;
/** Longer than a response may take. A server that is killed meanwhile leaves the notice to the next one. */
const LEASE_SECONDS = 30;
const FIRST_PAUSE_SECONDS = 60;
/** After that, the notice goes another way. */
const TRIED_FOR_MS = 3 * HOUR_MS;
/** It may work later. */
const isPassing = (status: number) => status === 0 || status === 429 || status >= 500;

export interface NoticeSending {
  db: Database;
  hosts: ListedHosts;
  log: FastifyBaseLogger;
  /** Called when the topic did not take the notice of the day, in the transaction that notes it. */
  onLost: (tx: Transaction, accountId: string, day: CalendarDate) => Promise<void>;
}

interface LeasedNotice {
  owner_id: string;
  day: CalendarDate;
  notice: NtfyNotice;
  queued_at: Date;
  good_until: Date;
  attempts: number;
  url: string;
}
type NoticeKey = Pick<LeasedNotice, 'owner_id' | 'day'>;

/** Sends the notices that are due. Any number of servers may do so at the same time and repeatedly. */
export async function sendNotices(sending: NoticeSending): Promise<void> {
  for (;;) {
    const due = await listDue(sending.db);
    await Promise.all(
      due.map(async (key) => {
        const notice = await leaseNotice(sending.db, key);
        if (notice) await send(sending, notice);
      }),
    );
    if (due.length < AT_ONCE) return;
  }
}

/** By the database's clock, shared by all servers. */
const isDue = sql<SqlBool>`due_at <= now()`;

const listDue = (db: Database): Promise<NoticeKey[]> =>
  db
    .selectFrom('ntfy_notices')
    .select(['owner_id', 'day'])
    .where(isDue)
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();

/** Reserves the notice, unless another server has taken it. Each by itself: on a cluster it is on one node. */
async function leaseNotice(db: Database, { owner_id, day }: NoticeKey): Promise<LeasedNotice | undefined> {
  const { rows } = await sql<LeasedNotice>`
    update ntfy_notices set due_at = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
    from ntfy_topics as topic
    where ntfy_notices.owner_id = ${owner_id} and ntfy_notices.day = ${day} and topic.owner_id = ntfy_notices.owner_id
      and ${isDue}
    returning ntfy_notices.*, topic.url
  `.execute(db);
  return rows[0];
}

async function send(sending: NoticeSending, leased: LeasedNotice): Promise<void> {
  const { db, log } = sending;
  const about = { accountId: leased.owner_id, attempts: leased.attempts };
  try {
    if (leased.good_until < new Date()) return await giveUp(sending, leased);
    const reply = await postNotice(sending, leased.url, leased.notice);
    if (reply.status >= 200 && reply.status < 300) return await noteSent(db, leased);
    const isFinal = !isPassing(reply.status) || !(await postpone(db, leased, reply));
    log.warn({ ...about, ...reply, isFinal }, 'a topic of ntfy did not take a notice');
    if (isFinal) await giveUp(sending, leased);
  } catch (error) {
    log.error({ ...about, err: error }, 'what became of a notice for ntfy could not be written down');
  }
}

const endNotice = (tx: Transaction, { owner_id, day }: LeasedNotice) =>
  tx.deleteFrom('ntfy_notices').where('owner_id', '=', owner_id).where('day', '=', day).execute();

/** The topic, unless the person named another one meanwhile. */
const theTopic = (tx: Transaction, { owner_id, url }: LeasedNotice) =>
  tx.updateTable('ntfy_topics').where('owner_id', '=', owner_id).where('url', '=', url);

async function noteSent(db: Database, leased: LeasedNotice): Promise<void> {
  await inTransaction(db, async (tx) => {
    await theTopic(tx, leased).set({ reached_on: leased.day, failed_on: null }).execute();
    await endNotice(tx, leased);
  });
}

/** Returns false when there is no more time for it. */
async function postpone(
  db: Database,
  { owner_id, day, ...leased }: LeasedNotice,
  { retryAfterSeconds }: Reply,
): Promise<boolean> {
  const pause = Math.max(FIRST_PAUSE_SECONDS * 2 ** (leased.attempts - 1), retryAfterSeconds ?? 0);
  const due_at = new Date(Date.now() + pause * 1000);
  const until = Math.min(leased.queued_at.getTime() + TRIED_FOR_MS, leased.good_until.getTime());
  if (due_at.getTime() > until) return false;
  await db
    .updateTable('ntfy_notices')
    .set({ due_at })
    .where('owner_id', '=', owner_id)
    .where('day', '=', day)
    .where('attempts', '=', leased.attempts)
    .execute();
  return true;
}

async function giveUp({ db, onLost }: NoticeSending, leased: LeasedNotice): Promise<void> {
  await inTransaction(db, async (tx) => {
    await theTopic(tx, leased).set({ failed_on: leased.day }).execute();
    await endNotice(tx, leased);
    await onLost(tx, leased.owner_id, leased.day);
  });
}
