import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { PushNotice } from '@crisper/domain/push/push-notice.ts';
import type { ColumnType, Generated } from 'kysely';

declare module '#db/tables.ts' {
  interface Tables {
    push_acts: PushActsTable;
    push_keys: PushKeysTable;
    push_subscriptions: PushSubscriptionsTable;
    pushes: PushesTable;
  }
}

interface PushActsTable {
  owner_id: string;
  token_hash: string;
  endpoint_hash: string;
  /** Of the notice, in the person's time zone. */
  day: CalendarDate;
  /** The event that eating it will be, so that it happens once. */
  event_id: string;
  /** The food, if the notice is about one that can be eaten from there. */
  kitchen_id: string | null;
  item_id: string | null;
  ends_at: Date;
}

interface PushKeysTable {
  id: string;
  /** As JSON, or sealed with the SECRET_KEY. */
  private_jwk: string;
  created_at: Date;
}

interface PushSubscriptionsTable {
  owner_id: string;
  /** The endpoint is too long for a key. */
  endpoint_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The key that signs what is sent to it. */
  key_id: string;
  session_id: string;
  added_at: Date;
  /** The last of the person's days on which a message was accepted, and on which one was given up. */
  reached_on: CalendarDate | null;
  failed_on: CalendarDate | null;
}

/** Without the token, which is made when it is sent and stored nowhere. */
export interface QueuedNotice extends Omit<PushNotice, 'token'> {
  /** The food that *Eaten* is about. */
  food?: { kitchenId: string; itemId: string };
}

interface PushesTable {
  owner_id: string;
  endpoint_hash: string;
  /** In the person's time zone. */
  day: CalendarDate;
  notice: ColumnType<QueuedNotice, string, never>;
  queued_at: Date;
  /** When a server may take it; one that sends it moves this ahead first. */
  due_at: Date;
  /** The end of the day. */
  good_until: Date;
  /** How often it was taken. */
  attempts: Generated<number>;
}
