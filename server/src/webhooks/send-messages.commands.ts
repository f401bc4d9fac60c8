import { nextTryAt } from '@crisper/domain/webhooks/webhook.ts';
import { type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Reply } from '#http/post-outside.ts';
import { type Posting, postMessage } from './post-message.ts';

const AT_ONCE = 10;
/** Longer than a response may take. A server that is killed meanwhile leaves the message to the next one. */
const LEASE_SECONDS = 30;
/** A program that takes longer than that to answer rests ten times as long, so that it does not keep the others waiting. */
const SLOW_MS = 1000;
const REST_FACTOR = 10;

export interface MessageSending extends Posting {
  db: Database;
}

interface MessageKey {
  kitchen_id: string;
  webhook_id: string;
  id: string;
}

interface LeasedMessage extends MessageKey {
  body: string;
  attempts: number;
  url: string;
  secret: string;
}

/**
 * Sends the messages that are due, one at a time to each program, so that a slow one keeps the others waiting for a
 * moment at most. Any number of servers may do so at the same time and repeatedly.
 */
export async function sendMessages(sending: MessageSending, isStopped = () => false): Promise<void> {
  for (;;) {
    const due = await listDue(sending.db);
    const waiting = due.values();
    let leased = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const key of waiting) {
          if (isStopped()) return;
          const message = await leaseMessage(sending.db, key);
          if (!message) continue;
          leased += 1;
          await send(sending, message);
        }
      }),
    );
    // What is due and could not be leased is with another server.
    if (leased === 0 || isStopped()) return;
  }
}

/** By the database's clock, shared by all servers. */
const isDue = sql<SqlBool>`due_at <= now()`;

/** One for each program: first those that were not tried yet, so that one that is refused does not stop the others. */
const listDue = (db: Database): Promise<MessageKey[]> =>
  db
    .selectFrom('webhook_messages as message')
    .innerJoin('webhooks', (join) =>
      join
        .onRef('webhooks.kitchen_id', '=', 'message.kitchen_id')
        .onRef('webhooks.id', '=', 'message.webhook_id'),
    )
    .distinctOn(['message.kitchen_id', 'message.webhook_id'])
    .select(['message.kitchen_id', 'message.webhook_id', 'message.id'])
    .where(isDue)
    // A message that was queued while its program was being paused is left until a person resumes it.
    .where('paused_at', 'is', null)
    .orderBy('message.kitchen_id')
    .orderBy('message.webhook_id')
    .orderBy('attempts')
    .orderBy('queued_at')
    .execute();

/** Reserves the message, unless another server has taken it. Each by itself: on a cluster it is on one node. */
async function leaseMessage(
  db: Database,
  { kitchen_id, webhook_id, id }: MessageKey,
): Promise<LeasedMessage | undefined> {
  const { rows } = await sql<LeasedMessage>`
    update webhook_messages as message
    set due_at = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
    from webhooks
    where message.kitchen_id = ${kitchen_id} and message.webhook_id = ${webhook_id} and message.id = ${id}
      and webhooks.kitchen_id = message.kitchen_id and webhooks.id = message.webhook_id
      and paused_at is null and ${isDue}
    returning message.kitchen_id, message.webhook_id, message.id, message.body, message.attempts,
      webhooks.url, webhooks.secret
  `.execute(db);
  return rows[0];
}

async function send(sending: MessageSending, message: LeasedMessage): Promise<void> {
  const { db, log } = sending;
  const { webhook_id: webhookId, attempts } = message;
  try {
    const began = performance.now();
    const reply = await postMessage(sending, { ...message, id: webhookId }, message);
    if (reply.status >= 200 && reply.status < 300)
      return await noteTaken(db, message, performance.now() - began);
    log.warn({ webhookId, attempts, ...reply }, 'a receiver did not take a webhook');
    await noteFailure(db, message, reply);
  } catch (error) {
    log.error({ webhookId, attempts, err: error }, 'what became of a webhook could not be written down');
  }
}

async function noteTaken(
  db: Database,
  { kitchen_id, webhook_id, id }: LeasedMessage,
  tookMs: number,
): Promise<void> {
  const rests_until = tookMs > SLOW_MS ? new Date(Date.now() + REST_FACTOR * tookMs) : null;
  await inTransaction(db, async (tx) => {
    await tx
      .deleteFrom('webhook_messages')
      .where('kitchen_id', '=', kitchen_id)
      .where('webhook_id', '=', webhook_id)
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('webhooks')
      .set({ reached_at: new Date(), failures: 0, failing_since: null, rests_until })
      .where('kitchen_id', '=', kitchen_id)
      .where('id', '=', webhook_id)
      .execute();
    if (rests_until) await rest(tx, { kitchen_id, webhook_id }, rests_until);
  });
}

const rest = (tx: Transaction, { kitchen_id, webhook_id }: Omit<MessageKey, 'id'>, until: Date) =>
  tx
    .updateTable('webhook_messages')
    .set({ due_at: until })
    .where('kitchen_id', '=', kitchen_id)
    .where('webhook_id', '=', webhook_id)
    .execute();

/** All that waits for the program waits longer, so that one that is gone costs a request at a time. */
async function noteFailure(
  db: Database,
  { kitchen_id, webhook_id }: LeasedMessage,
  { status, retryAfterSeconds }: Reply,
): Promise<void> {
  const now = new Date();
  await inTransaction(db, async (tx) => {
    const webhook = await tx
      .selectFrom('webhooks')
      .select(['failures', 'failing_since'])
      .where('kitchen_id', '=', kitchen_id)
      .where('id', '=', webhook_id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!webhook) return;
    const failures = webhook.failures + 1;
    const since = webhook.failing_since ?? now;
    const next = nextTryAt({ status, failures, since, now, retryAfterSeconds });
    await tx
      .updateTable('webhooks')
      .set({ failures, failing_since: since, rests_until: next, paused_at: next ? null : now })
      .where('kitchen_id', '=', kitchen_id)
      .where('id', '=', webhook_id)
      .execute();
    if (next) await rest(tx, { kitchen_id, webhook_id }, next);
    else
      await tx
        .deleteFrom('webhook_messages')
        .where('kitchen_id', '=', kitchen_id)
        .where('webhook_id', '=', webhook_id)
        .execute();
  });
}
