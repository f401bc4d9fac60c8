import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { MailLink } from '#ui/text-link.tsx';
import { contactDetails } from './contact-details.ts';
import { letter, mailtoLink, messageFrom } from './contact-message.ts';

/** Hands the message to the visitor's own mail program, and says so. */
export function ContactForm() {
  const [handedOver, setHandedOver] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const message = messageFrom(form);
    window.location.assign(mailtoLink(message));
    setHandedOver(letter(message));
    form.reset();
  }

  return (
    <form
      onSubmit={submit}
      action={`mailto:${contactDetails.email}`}
      method="post"
      encType="text/plain"
      aria-labelledby="message-title"
      className="grid gap-5 rounded-scene border border-line bg-surface p-6 shadow-lift md:p-9"
    >
      <h2 id="message-title" className="text-heading">
        Send us a message
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Your name" name="name" autoComplete="name" required />
        <TextField label="Your email" name="email" type="email" autoComplete="email" required />
      </div>
      <TextArea label="Your message" name="message" rows={6} required />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="large">
          Write the email
        </Button>
        <p className="max-w-xs text-caption text-ink-soft">
          Opens your mail program with the message filled in. It reaches us when you press send there.
        </p>
      </div>
      <div role="status" className="empty:-mt-5">
        {handedOver && (
          <div className="grid gap-3 rounded-control bg-brand-soft p-4">
            <p>
              Your mail program should have opened. If nothing happened, copy the text below and send it to{' '}
              <MailLink to={contactDetails.email} />.
            </p>
            <p className="rounded-control bg-surface p-3 text-caption whitespace-pre-wrap select-all">
              {handedOver}
            </p>
          </div>
        )}
      </div>
    </form>
  );
}
