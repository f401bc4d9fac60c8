import type { ColumnType, Generated } from 'kysely';

declare module '#db/tables.ts' {
  interface Tables {
    mails: MailsTable;
  }
}

/** The content for the recipient; the sender is taken from the configuration when the mail is sent. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
}

interface MailsTable {
  id: string;
  message: ColumnType<MailMessage, string, never>;
  queued_at: Date;
  /** When a server may take it; the server that sends it keeps this in the future. */
  due_at: Date;
  /** How often it was taken, which also distinguishes the server that holds it from the next. */
  attempts: Generated<number>;
  /** Set once no server tries any more. */
  failed_at: Date | null;
  last_error: string | null;
}
