import type { ColumnType, Generated } from 'kysely';

declare module '#db/tables.ts' {
  interface Tables {
    mails: MailsTable;
  }
}

/** What the reader gets; who sends it is the operator's to say when it goes out. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
}

export interface MailsTable {
  id: string;
  message: ColumnType<Message, string, never>;
  queued_at: Date;
  /** When it may be taken; whoever is sending it keeps this ahead. */
  due_at: Date;
  /** How often it was taken, which also tells one taker from the next. */
  attempts: Generated<number>;
  /** Set once nobody tries any more. */
  failed_at: Date | null;
  last_error: string | null;
}
