import { randomUUIDv7 } from 'node:crypto';
import { type ContactInput, seemsAutomatic } from '@crisper/domain/contact/contact-message.ts';
import { DAY_MS } from '@crisper/domain/durations.ts';
import { DEFAULT_LANGUAGE } from '@crisper/domain/languages/languages.ts';
import * as texts from '@crisper/texts/operator-mail.ts';
import type { Database } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { queueMail } from '#mail/queue-mail.ts';

const SUSPECTS_KEPT_DAYS = 30;

/** Stores the message and mails it to the operator, who replies to the visitor by replying to the mail. */
export async function receiveMessage(db: Database, operator: string, form: ContactInput): Promise<void> {
  const { name, email, message } = form;
  const isSuspect = seemsAutomatic(form);
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('contact_messages')
      .values({ id: randomUUIDv7(), name, email, message, is_suspect: isSuspect, received_at: new Date() })
      .execute();
    if (isSuspect) return;
    await queueMail(tx, {
      language: DEFAULT_LANGUAGE,
      to: operator,
      replyTo: email,
      subject: texts.messageSubject({ name }),
      blocks: [
        { text: texts.messageFrom({ name, email }) },
        { quote: message },
        { smallPrint: texts.messageSmallPrint },
      ],
    });
  });
}

export async function forgetSuspects(db: Database): Promise<void> {
  await db
    .deleteFrom('contact_messages')
    .where('is_suspect', '=', true)
    .where('received_at', '<', new Date(Date.now() - SUSPECTS_KEPT_DAYS * DAY_MS))
    .execute();
}
