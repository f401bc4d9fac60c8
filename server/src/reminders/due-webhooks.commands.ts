import { randomUUIDv7 } from 'node:crypto';
import { dateAt, hourAt } from '@crisper/domain/calendar-date.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { nextReminderAt } from '@crisper/domain/reminders/reminder.ts';
import { NO_REMINDERS } from '@crisper/domain/reminders/reminder-settings.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { listTold } from '#notifications/notifications.queries.ts';
import { foodsIn } from '#webhooks/food-messages.ts';
import { queueMessage } from '#webhooks/queue-message.ts';
import { inOrder } from './reminder-words.ts';

const AT_ONCE = 100;

interface Services {
  db: Database;
  log: FastifyBaseLogger;
}

interface DueWebhook {
  kitchen_id: string;
  id: string;
}

/**
 * Tells programs what is due, at the hour at which the person who set them up is reminded, whether they are reminded
 * themself or not. Any number of servers may do so at the same time and repeatedly.
 */
export async function tellWhatIsDue({ db, log }: Services, now: Date): Promise<void> {
  for (let after: string | null = null; ; ) {
    const due = await listDue(db, now, after);
    for (const webhook of due)
      await inTransaction(db, (tx) => tell(tx, webhook, now)).catch((error) =>
        log.error(
          { err: error, webhookId: webhook.id },
          'what is due could not be told and will be tried again',
        ),
      );
    after = due.at(-1)?.id ?? null;
    if (due.length < AT_ONCE) return;
  }
}

/** In the order of their ids, so that one that fails and stays due is not met again. */
function listDue(db: Database, now: Date, after: string | null): Promise<DueWebhook[]> {
  const due = db
    .selectFrom('webhooks')
    .select(['kitchen_id', 'id'])
    .where('next_due_at', '<=', now)
    .where('paused_at', 'is', null)
    .orderBy('id')
    .limit(AT_ONCE);
  return (after === null ? due : due.where('id', '>', after)).execute();
}

async function tell(tx: Transaction, { kitchen_id, id }: DueWebhook, now: Date): Promise<void> {
  const webhook = await tx
    .selectFrom('webhooks')
    .select('made_by')
    .where('kitchen_id', '=', kitchen_id)
    .where('id', '=', id)
    .where('next_due_at', '<=', now)
    // Not for update: a message that is queued meanwhile refers to the webhook, and need not wait.
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  const maker = webhook && (await findClock(tx, webhook.made_by));
  if (!maker) return;
  const { accountId, zone, hour } = maker;
  await tx
    .updateTable('webhooks')
    .set({ next_due_at: nextReminderAt(now, hour, zone) })
    .where('kitchen_id', '=', kitchen_id)
    .where('id', '=', id)
    .execute();
  const today = dateAt(now, zone);
  // Just set up, set to a later hour, or missed yesterday because no server ran.
  if (now < hourAt(today, hour, zone)) return;
  const told = (await listTold(tx, accountId, { zone, now })).filter(
    ({ kitchenId }) => kitchenId === kitchen_id,
  );
  if (told.length === 0) return;
  const foods = inOrder(told).map(({ itemId, title, daysLeft, isEstimated, advice }) => ({
    ...{ id: itemId, title, daysLeft, isEstimated, advice },
  }));
  const data = { today, ...foodsIn(foods) };
  const message = { id: randomUUIDv7(), type: 'food.due', data, webhookId: id } as const;
  await queueMessage(tx, kitchen_id as KitchenId, message);
}

/** When the person is reminded, by their clock. */
async function findClock(tx: Transaction, accountId: string) {
  const row = await tx
    .selectFrom('accounts')
    .leftJoin('reminders', 'reminders.owner_id', 'accounts.id')
    .select(['accounts.time_zone as zone', 'reminders.hour'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  return row && { accountId, zone: row.zone, hour: row.hour ?? NO_REMINDERS.hour };
}
