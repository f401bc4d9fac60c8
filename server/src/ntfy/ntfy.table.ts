import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ColumnType, Generated } from 'kysely';

declare module '#db/tables.ts' {
  interface Tables {
    ntfy_notices: NtfyNoticesTable;
    ntfy_topics: NtfyTopicsTable;
  }
}

interface NtfyTopicsTable {
  owner_id: string;
  url: string;
  set_at: Date;
  /** The last of the person's days on which a notice was accepted, and on which one was given up. */
  reached_on: CalendarDate | null;
  failed_on: CalendarDate | null;
}

/** What ntfy shows. */
export interface NtfyNotice {
  title: string;
  body: string;
  /** The page that a tap opens. */
  link: string;
}

interface NtfyNoticesTable {
  owner_id: string;
  /** In the person's time zone. */
  day: CalendarDate;
  notice: ColumnType<NtfyNotice, string, never>;
  queued_at: Date;
  /** When a server may take it; one that sends it moves this ahead first. */
  due_at: Date;
  /** The end of the day. */
  good_until: Date;
  /** How often it was taken. */
  attempts: Generated<number>;
}
