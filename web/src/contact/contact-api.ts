import { api } from '@crisper/domain/api.ts';
import type { ContactForm } from '@crisper/domain/contact/contact-message.ts';
import { call } from '#http/call.ts';
import { sendsMail } from '#http/sends-mail.ts';

/** Tells whether the message was mailed, too; it is kept in any case. */
export async function sendMessage(body: ContactForm): Promise<boolean> {
  await call(api.sendContactMessage, { body });
  return sendsMail();
}
