import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import {
  PUSH_SUBSCRIPTIONS_MAX,
  type PushSubscriptionInput,
} from '@crisper/domain/push/push-subscription.ts';
import { invalidInput } from '@crisper/domain/validation.ts';
import { hashSecret } from '#calling/secrets.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { isPublicKey } from './encrypt-message.ts';
import { selectReachable } from './push.queries.ts';
import type { QueuedNotice } from './push.table.ts';
import type { PushKeys } from './push-keys.ts';
import { isAllowedEndpoint } from './push-service.ts';

interface Services {
  db: Database;
  keys: PushKeys;
  testService: string | null;
}

/** The device belongs to the person who asked last, so that nobody sees what another person is told. */
export async function subscribe(
  { db, keys, testService }: Services,
  { accountId, sessionId }: Viewer,
  { endpoint, keys: { p256dh, auth }, serverKey }: PushSubscriptionInput,
): Promise<void> {
  if (!isAllowedEndpoint(endpoint, testService)) throw invalidInput([{ field: 'endpoint', code: 'invalid' }]);
  if (!isPublicKey(p256dh)) throw invalidInput([{ field: 'keys', code: 'invalid' }]);
  const key = await keys.find({ publicKey: serverKey });
  if (!key) throw invalidInput([{ field: 'serverKey', code: 'invalid' }]);
  const endpoint_hash = hashSecret(endpoint);
  const subscription = {
    ...{ endpoint, p256dh, auth, key_id: key.id, session_id: sessionId },
    ...{ added_at: new Date(), reached_on: null, failed_on: null },
  };
  await inTransaction(db, async (tx) => {
    await tx
      .deleteFrom('push_subscriptions')
      .where('endpoint_hash', '=', endpoint_hash)
      .where('owner_id', '<>', accountId)
      .execute();
    await tx
      .insertInto('push_subscriptions')
      .values({ owner_id: accountId, endpoint_hash, ...subscription })
      .onConflict((conflict) => conflict.columns(['owner_id', 'endpoint_hash']).doUpdateSet(subscription))
      .execute();
    await forgetSurplus(tx, accountId);
  });
}

/** Of too many devices, those that were added first get no more notices. */
async function forgetSurplus(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('owner_id', '=', accountId)
    .where('endpoint_hash', 'not in', (query) =>
      query
        .selectFrom('push_subscriptions')
        .select('endpoint_hash')
        .where('owner_id', '=', accountId)
        .orderBy('added_at', 'desc')
        .orderBy('endpoint_hash')
        .limit(PUSH_SUBSCRIPTIONS_MAX),
    )
    .execute();
}

export async function unsubscribe(db: Database, { accountId }: Viewer, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('owner_id', '=', accountId)
    .where('endpoint_hash', '=', hashSecret(endpoint))
    .execute();
}

interface Push {
  accountId: string;
  /** Today, for the person. */
  day: CalendarDate;
  notice: QueuedNotice;
  goodUntil: Date;
}

/** Queues a message for each device of the person, sent only if its cause is committed: pass the same transaction. */
export async function queuePush(tx: Transaction, { accountId, day, notice, goodUntil }: Push): Promise<void> {
  const devices = await selectReachable(tx, accountId, day).select('endpoint_hash').execute();
  const now = new Date();
  await tx
    .insertInto('pushes')
    .values(
      devices.map(({ endpoint_hash }) => ({
        ...{ owner_id: accountId, endpoint_hash, day, notice: JSON.stringify(notice) },
        ...{ queued_at: now, due_at: now, good_until: goodUntil },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
