import { type FormEvent, useId } from 'react';
import { contactDetails } from '#site/contact-details.ts';
import { Button } from '#ui/button.tsx';

/** Until the server keeps a list, subscribing is a ready-written e-mail, and the text says so. */
export function NewsletterForm() {
  const id = useId();
  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    const subject = encodeURIComponent('Subscribe me to the Crisper letter');
    const body = encodeURIComponent(`Please send the Crisper letter to ${email}.`);
    location.assign(`mailto:${contactDetails.email}?subject=${subject}&body=${body}`);
  };
  return (
    <form onSubmit={subscribe} aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className="font-semibold text-on-deep">
        One letter a month on keeping food
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <label htmlFor={id} className="sr-only">
          Your e-mail address
        </label>
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
          className="min-w-0 flex-1 basis-48 rounded-control border border-on-deep-soft bg-deep-raised px-3.5 py-2.5 text-on-deep placeholder:text-on-deep-soft focus-visible:outline-mint"
        />
        <Button type="submit" variant="on-deep">
          Subscribe
        </Button>
      </div>
      <p className="mt-2 text-caption text-on-deep-soft">
        Opens a ready-written e-mail to us; sending it puts you on the list.
      </p>
    </form>
  );
}
