import { randomUUIDv7 } from 'node:crypto';
import type { Language } from '@crisper/domain/languages/languages.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { type MailBlock, renderMail } from './mail-layout.ts';
import type { MailMessage } from './mails.table.ts';

/** The channel that tells servers that a mail is queued. */
export const MAIL_CHANNEL = 'crisper_mails';

export interface Mail {
  to: string;
  /** In which the recipient reads. */
  language: Language;
  subject: string;
  blocks: readonly MailBlock[];
  replyTo?: string;
  headers?: Record<string, string>;
}

/** Queues a mail that is sent only if its cause is committed: pass the same transaction. */
export async function queueMail(db: Database | Transaction, mail: Mail): Promise<void> {
  const { blocks, language, headers, ...envelope } = mail;
  const message: MailMessage = {
    ...envelope,
    headers: { 'Content-Language': language, ...headers },
    ...renderMail(mail.subject, blocks, language),
  };
  const now = new Date();
  await db
    .insertInto('mails')
    .values({
      id: randomUUIDv7(),
      message: JSON.stringify(message),
      queued_at: now,
      due_at: now,
      failed_at: null,
      last_error: null,
    })
    .execute();
  // Listeners are notified when the transaction commits.
  await sql`select pg_notify(${MAIL_CHANNEL}, '')`.execute(db);
}
