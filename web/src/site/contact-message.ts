import { contactDetails } from './contact-details.ts';

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export function messageFrom(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (field: keyof ContactMessage) => String(data.get(field) ?? '').trim();
  return { name: text('name'), email: text('email'), message: text('message') };
}

/** The letter as it should arrive, answerable without looking up who wrote. */
export function letter({ name, email, message }: ContactMessage): string {
  return `${message}\n\n${name}\n${email}`;
}

/** A link that opens the visitor's mail program with the letter in it. */
export function mailtoLink(message: ContactMessage): string {
  const subject = encodeURIComponent(`Message from ${message.name}`);
  const body = encodeURIComponent(letter(message).replaceAll('\n', '\r\n'));
  return `mailto:${contactDetails.email}?subject=${subject}&body=${body}`;
}
