import { api } from '@crisper/domain/api.ts';
import type { ContactForm } from '@crisper/domain/contact/contact-message.ts';
import { call } from '#http/call.ts';

export const sendMessage = (body: ContactForm) => call(api.sendContactMessage, { body });
