import { oneMoreRun } from '@crisper/domain/one-run.ts';
import { nextTryAt } from '@crisper/domain/webhooks/webhook.ts';
import { type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Reply } from '#http/post-outside.ts';
import { type Posting, postMessage } from './post-message.ts';

const AT_ONCE = 10;
/** Of the programs of one person, so that theirs keep those of others waiting for nothing. */
const AT_ONCE_EACH = 2;
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

interface DueMessage extends MessageKey {
  /** The person who set up the webhook. */
  made_by: string;
}

interface LeasedMessage extends MessageKey {
  body: string;
  attempts: number;
  url: string;
  secret: string;
}

export interface MessageSender {
  /** Begins to send what is due, without waiting for it; what had no place is begun when there is one. */
  look(): Promise<void>;
  /** Once nothing is under way. */
  rest(): Promise<void>;
}

/**
 * Sends messages, one at a time to each program and few for each person, so that slow ones keep nobody else waiting. Any
 * number of servers may do so at the same time.
 */
export function messageSender(sending: MessageSending, isStopped = () => false): MessageSender {
  /** Who set up a webhook, by its id, while a message to it is under way. */
  const underWay = new Map<string, string>();
  const works = new Set<Promise<void>>();
  const hasPlace = ({ webhook_id, made_by }: DueMessage) => {
    const theirs = [...underWay.values()].filter((person) => person === made_by);
    return underWay.size < AT_ONCE && theirs.length < AT_ONCE_EACH && !underWay.has(webhook_id);
  };

  async function deliver(due: DueMessage): Promise<void> {
    try {
      const message = await leaseMessage(sending.db, due);
      if (message) await send(sending, message);
    } finally {
      underWay.delete(due.webhook_id);
    }
  }

  function begin(due: DueMessage): void {
    underWay.set(due.webhook_id, due.made_by);
    const work = deliver(due)
      .then(look)
      .catch((error) => sending.log.warn({ err: error }, 'sending webhooks failed and will be tried again'))
      .finally(() => works.delete(work));
    works.add(work);
  }

  const look = oneMoreRun(async () => {
    if (isStopped()) return;
    for (const due of await listDue(sending.db)) if (!isStopped() && hasPlace(due)) begin(due);
  });

  return {
    look,
    async rest() {
      while (works.size > 0) await Promise.all(works);
    },
  };
}

/** By the database's clock, shared by all servers. */
const isDue = sql<SqlBool>`due_at <= now()`;

/** A kitchen that has ended tells nothing more, though it is deleted later. */
const isThere = sql<SqlBool>`(kitchens.ends_at is null or kitchens.ends_at > now())`;

/** One for each program: first those that were not tried yet, so that one that is refused does not stop the others. */
const listDue = (db: Database): Promise<DueMessage[]> =>
  db
    .selectFrom('webhook_messages as message')
    .innerJoin('webhooks', (join) =>
      join
        .onRef('webhooks.kitchen_id', '=', 'message.kitchen_id')
        .onRef('webhooks.id', '=', 'message.webhook_id'),
    )
    .innerJoin('kitchens', 'kitchens.id', 'message.kitchen_id')
    .distinctOn(['message.kitchen_id', 'message.webhook_id'])
    .select(['message.kitchen_id', 'message.webhook_id', 'message.id', 'made_by'])
    .where(isDue)
    .where(isThere)
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
    from webhooks, kitchens
    where message.kitchen_id = ${kitchen_id} and message.webhook_id = ${webhook_id} and message.id = ${id}
      and webhooks.kitchen_id = message.kitchen_id and webhooks.id = message.webhook_id
      and kitchens.id = message.kitchen_id and paused_at is null and ${isDue} and ${isThere}
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
    // The webhook before its messages, as where it is ended.
    await tx
      .updateTable('webhooks')
      .set({ reached_at: new Date(), failures: 0, failing_since: null, rests_until })
      .where('kitchen_id', '=', kitchen_id)
      .where('id', '=', webhook_id)
      .execute();
    await tx
      .deleteFrom('webhook_messages')
      .where('kitchen_id', '=', kitchen_id)
      .where('webhook_id', '=', webhook_id)
      .where('id', '=', id)
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
