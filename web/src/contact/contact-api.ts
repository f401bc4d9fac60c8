import { contactApi } from '@crisper/domain/contact/contact-api.ts';
import type { ContactInput } from '@crisper/domain/contact/contact-message.ts';
import { call } from '#http/call.ts';
import { sendsMail } from '#http/sends-mail.ts';

/** Stores the message. True if the server sends it by mail, too. */
export async function sendMessage(body: ContactInput): Promise<boolean> {
  await call(contactApi.sendContactMessage, { body });
  return sendsMail();
}
