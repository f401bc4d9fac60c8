import { randomUUIDv7 } from 'node:crypto';
import { HOUR_SECONDS } from '@crisper/domain/durations.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { type SendOutcome, sendOutcome } from '@crisper/domain/receivers/receiver.ts';
import { invalidInput } from '@crisper/domain/validation.ts';
import { WEBHOOKS_PER_KITCHEN } from '@crisper/domain/webhooks/webhook.ts';
import type { NewWebhook } from '@crisper/domain/webhooks/webhook-schema.ts';
import { requireLiveSession } from '#calling/sessions.queries.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { mayPostTo } from '#http/post-outside.ts';
import { inKitchenTransaction } from '#kitchens/kitchen-transaction.ts';
import { noteWebhooks } from '#kitchens/kitchens.writer.ts';
import { lockKitchen, requireKitchen } from '#kitchens/require-kitchen.ts';
import { bucket, chargeOrRefuse } from '#limits/throttle.ts';
import { type Posting, postMessage } from './post-message.ts';
import { bodyOf } from './queue-message.ts';
import { newSigningSecret } from './sign-message.ts';
import { findWebhook } from './webhooks.queries.ts';

/** A person who looks for a mistake tries a few times; this is no way to flood anybody. */
const TRIES = { count: 20, seconds: HOUR_SECONDS };

export interface WebhookServices extends Posting {
  db: Database;
}

/** A member tells no more than they may read, and ends it by leaving, so it does not take an owner. */
export async function addWebhook(
  { db, hosts, sealer }: Omit<WebhookServices, 'log'>,
  viewer: Viewer,
  kitchenId: KitchenId,
  { url, types }: NewWebhook,
): Promise<{ id: string; secret: string }> {
  if (!mayPostTo(new URL(url), hosts)) throw invalidInput([{ field: 'url', code: 'receiver_not_allowed' }]);
  const id = randomUUIDv7();
  const secret = newSigningSecret();
  const now = new Date();
  await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    await lockKitchen(tx, viewer, kitchenId, 'change-webhooks');
    await requireLiveSession(tx, viewer);
    const { count } = await tx
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kitchen_id', '=', kitchenId)
      .executeTakeFirstOrThrow();
    if (count >= WEBHOOKS_PER_KITCHEN) throw new AppError('too_many_webhooks');
    await tx
      .insertInto('webhooks')
      .values({
        ...{ kitchen_id: kitchenId, id, url, secret: sealer.seal(secret, id), types: [...new Set(types)] },
        ...{ made_by: viewer.accountId, made_at: now, reached_at: null },
        ...{ failing_since: null, rests_until: null, paused_at: null },
        next_due_at: types.includes('food.due') ? now : null,
      })
      .execute();
    await noteWebhooks(tx, kitchenId);
  });
  return { id, secret };
}

interface Which {
  kitchenId: KitchenId;
  webhookId: string;
}

const theWebhook = (tx: Transaction | Database, { kitchenId, webhookId }: Which) =>
  tx.updateTable('webhooks').where('kitchen_id', '=', kitchenId).where('id', '=', webhookId);

const WORKING = { failures: 0, failing_since: null, rests_until: null, paused_at: null };

/** Sends a message at once, outside of the queue. Tells the status of the response and nothing else of it. */
export async function tryWebhook(
  { db, ...posting }: WebhookServices,
  viewer: Viewer,
  which: Which,
): Promise<SendOutcome> {
  const inKitchen = await requireKitchen(db, viewer, which.kitchenId, 'see-webhooks');
  const webhook = await findWebhook(db, inKitchen, which.webhookId);
  if (!webhook) throw new AppError('webhook_not_found');
  await chargeOrRefuse(db, 'too_many_requests', [bucket('webhook-try', viewer.accountId, TRIES)]);
  const body = bodyOf('test', { kitchenId: which.kitchenId });
  const { status } = await postMessage(posting, webhook, { id: randomUUIDv7(), body });
  const outcome = sendOutcome(status);
  if (outcome.outcome === 'taken')
    await theWebhook(db, which)
      .set({ ...WORKING, reached_at: new Date() })
      .execute();
  return outcome;
}

export async function resumeWebhook(db: Database, viewer: Viewer, which: Which): Promise<void> {
  await inKitchenTransaction(db, viewer, which.kitchenId, async (tx) => {
    await lockKitchen(tx, viewer, which.kitchenId, 'change-webhooks');
    await theWebhook(tx, which).set(WORKING).execute();
  });
}

/** Ends a webhook; one that is gone already is no error. */
export async function endWebhook(
  db: Database,
  viewer: Viewer,
  { kitchenId, webhookId }: Which,
): Promise<void> {
  await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    await lockKitchen(tx, viewer, kitchenId, 'change-webhooks');
    await tx.deleteFrom('webhooks').where('kitchen_id', '=', kitchenId).where('id', '=', webhookId).execute();
    await noteWebhooks(tx, kitchenId);
  });
}
