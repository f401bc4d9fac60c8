import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { PushNotice } from '@crisper/domain/push/push-notice.ts';
import type { ColumnType, Generated } from 'kysely';

declare module '#db/tables.ts' {
  interface Tables {
    push_keys: PushKeysTable;
    push_subscriptions: PushSubscriptionsTable;
    pushes: PushesTable;
  }
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

interface PushesTable {
  owner_id: string;
  endpoint_hash: string;
  /** In the person's time zone. */
  day: CalendarDate;
  notice: ColumnType<PushNotice, string, never>;
  queued_at: Date;
  /** When a server may take it; one that sends it moves this ahead first. */
  due_at: Date;
  /** The end of the day. */
  good_until: Date;
  /** How often it was taken. */
  attempts: Generated<number>;
}
