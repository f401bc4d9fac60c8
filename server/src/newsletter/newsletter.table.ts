import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { Generated } from 'kysely';

declare module '#db/tables.ts' {
  interface Tables {
    digests: DigestsTable;
    subscriber_links: SubscriberLinksTable;
    subscribers: SubscribersTable;
  }
}

interface SubscribersTable {
  id: string;
  email: string;
  time_zone: TimeZone;
  /** Of the page on which the newsletter was asked for; null before there were languages. */
  language: Generated<string | null>;
  asked_at: Date;
  /** Null until the person followed the link in the mail. */
  confirmed_at: Date | null;
}

/** The digests that were written, by subscriber and week. */
interface DigestsTable {
  subscriber_id: string;
  week: CalendarDate;
}

export interface SubscriberLinksTable {
  subscriber_id: string;
  token_hash: string;
  purpose: 'confirm' | 'unsubscribe';
  expires_at: Date;
}
