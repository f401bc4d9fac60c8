import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { WebhookType } from '@crisper/domain/webhooks/webhook.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { afterCommit } from '#db/transaction.ts';

/** Of a program that does not take them, later messages are dropped. */
const WAITING_MAX = 1000;

type Listener = () => void;
const listeners = new WeakMap<Database, Set<Listener>>();

/** Calls the listener after each commit of messages through this connection pool, until the returned function is called. */
export function onMessageQueued(db: Database, listener: Listener): () => void {
  const all = listeners.get(db) ?? new Set();
  listeners.set(db, all.add(listener));
  return () => all.delete(listener);
}

/** The same function each time, so that a transaction with many messages tells once. */
const tell = (db: Database): void => {
  for (const listener of listeners.get(db) ?? []) listener();
};

interface Queued {
  /** The same id again is the same message. */
  id: string;
  type: WebhookType;
  data: object;
  /** Only for this one. */
  webhookId?: string;
}

export const bodyOf = (type: WebhookType | 'test', data: object): string =>
  JSON.stringify({ type, timestamp: new Date().toISOString(), data });

/**
 * Queues a message for each program that the kitchen tells of such things, sent only if its cause is committed: pass the
 * same transaction. Only for kitchens that have webhooks, so that writing into others costs no statement more.
 */
export async function queueMessage(
  tx: Transaction | Database,
  kitchenId: KitchenId,
  { id, type, data, webhookId }: Queued,
): Promise<void> {
  await sql`
    insert into webhook_messages (kitchen_id, webhook_id, id, body, queued_at, due_at)
    select kitchen_id, id, ${id}::uuid, ${bodyOf(type, { kitchenId, ...data })}, clock_timestamp(),
      greatest(now(), rests_until)
    from webhooks
    where kitchen_id = ${kitchenId} and ${type}::text = any(types) and paused_at is null
      and id = coalesce(${webhookId ?? null}::uuid, id)
      and (
        select count(*) from webhook_messages as waiting
        where waiting.kitchen_id = webhooks.kitchen_id and waiting.webhook_id = webhooks.id
      ) < ${WAITING_MAX}
    on conflict do nothing
  `.execute(tx);
  afterCommit(tx, tell);
}
