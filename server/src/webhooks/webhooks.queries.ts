import { publicName } from '@crisper/domain/accounts/public-name.ts';
import type { Webhook } from '@crisper/domain/webhooks/webhook-schema.ts';
import type { Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import { findPeople } from '#kitchens/people.queries.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import type { WebhooksTable } from './webhooks.table.ts';

type WebhookRow = Selectable<WebhooksTable>;

function stateOf({ paused_at, failing_since, reached_at }: WebhookRow): Webhook['state'] {
  if (paused_at) return 'paused';
  if (failing_since) return 'failing';
  return reached_at ? 'reached' : 'untried';
}

export async function listWebhooks(
  db: Database,
  { kitchenId }: InKitchen<'see-webhooks'>,
): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('kitchen_id', '=', kitchenId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  const people = await findPeople(
    db,
    rows.map((row) => row.made_by),
  );
  return rows.map((row) => ({
    ...{ id: row.id, types: row.types, host: new URL(row.url).host },
    madeBy: publicName(people.get(row.made_by)?.displayName ?? null),
    madeAt: row.made_at.toISOString(),
    state: stateOf(row),
    failingSince: row.failing_since?.toISOString() ?? null,
  }));
}

export const findWebhook = (
  db: Database,
  { kitchenId }: InKitchen<'see-webhooks'>,
  webhookId: string,
): Promise<WebhookRow | undefined> =>
  db
    .selectFrom('webhooks')
    .selectAll()
    .where('kitchen_id', '=', kitchenId)
    .where('id', '=', webhookId)
    .executeTakeFirst();
