import type { WebhookType } from '@crisper/domain/webhooks/webhook.ts';
import type { Generated } from 'kysely';

declare module '#db/tables.ts' {
  interface Tables {
    webhook_messages: WebhookMessagesTable;
    webhooks: WebhooksTable;
  }
}

export interface WebhooksTable {
  kitchen_id: string;
  id: string;
  url: string;
  /** `whsec_…`, or sealed with the SECRET_KEY. */
  secret: string;
  types: WebhookType[];
  /** A person who is in the kitchen: their webhooks end when they leave. */
  made_by: string;
  made_at: Date;
  reached_at: Date | null;
  /** How often sending has failed since it last worked, and since when. */
  failures: Generated<number>;
  failing_since: Date | null;
  /** After a failure, nothing is sent before that. */
  rests_until: Date | null;
  paused_at: Date | null;
  /** When to look next for what is due; null where that is not told. */
  next_due_at: Date | null;
}

interface WebhookMessagesTable {
  kitchen_id: string;
  webhook_id: string;
  /** Of the event that it tells of, where there is one. */
  id: string;
  body: string;
  queued_at: Date;
  /** When a server may take it; one that sends it moves this ahead first. */
  due_at: Date;
  /** How often it was taken. */
  attempts: Generated<number>;
}
