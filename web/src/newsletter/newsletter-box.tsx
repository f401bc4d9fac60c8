import { unreachable } from '@crisper/texts/errors.ts';
import * as texts from '@crisper/texts/newsletter/pages.ts';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '#http/api-error.ts';
import { fetchCode } from '#http/fetch-code.ts';
import { MailOffer } from '#http/mail-offer.tsx';
import { Button } from '#ui/button.tsx';
import { sentence } from '#ui/sentence.ts';
import { useBusy } from '#ui/use-busy.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

export function NewsletterBox() {
  return (
    <MailOffer
      instead={
        <>
          <p className="font-semibold text-on-deep">{texts.noLetter}</p>
          <p className="mt-3 text-on-deep-soft">{texts.noLetterText}</p>
        </>
      }
    >
      <NewsletterForm />
    </MailOffer>
  );
}

function NewsletterForm() {
  const id = useId();
  const { busy, run } = useBusy();
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState<{ sentTo: string } | { problem: string }>();

  async function ask(form: HTMLFormElement) {
    const email = String(new FormData(form).get('email'));
    setOutcome(undefined);
    try {
      // Loaded on submit: the form is on every page, and few visitors use it.
      const { subscribe } = await fetchCode(() => import('./newsletter-api.ts'));
      if (!(await subscribe(email))) {
        setOutcome({ problem: texts.noMail });
        return;
      }
    } catch (error) {
      setOutcome({ problem: error instanceof ApiError ? error.message : unreachable });
      return;
    }
    form.reset();
    setOutcome({ sentTo: email });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void run(() => ask(form));
  }

  return (
    <form method="post" onSubmit={submit} aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className="font-semibold text-on-deep">
        {texts.formHeading}
      </p>
      <fieldset disabled={busy} className="mt-3 flex flex-wrap gap-2">
        <label htmlFor={id} className="sr-only">
          {texts.emailField}
        </label>
        <input
          id={id}
          name="email"
          type="email"
          required
          aria-invalid={outcome !== undefined && 'problem' in outcome}
          autoComplete="email"
          placeholder={texts.emailExample}
          className="min-w-0 flex-1 basis-48 rounded-control border border-on-deep-soft bg-deep-raised px-3.5 py-2.5 text-on-deep placeholder:text-on-deep-soft focus-visible:outline-mint"
        />
        <Button type="submit" variant="on-deep" disabled={!hydrated}>
          {busy ? texts.sending : texts.subscribe}
        </Button>
      </fieldset>
      <p className="mt-2 text-caption text-on-deep-soft">
        <span className="hidden font-semibold noscript:block">{texts.needsJavaScript}</span>
        {texts.smallPrint}
      </p>
      <div role="status" className="mt-3">
        {outcome && (
          <p
            className={`rounded-control p-3 ${'problem' in outcome ? 'bg-expired-soft text-expired' : 'bg-deep-raised text-on-deep'}`}
          >
            {'problem' in outcome
              ? outcome.problem
              : sentence(
                  texts.sentTo({ email: <strong className="wrap-anywhere">{outcome.sentTo}</strong> }),
                )}
          </p>
        )}
      </div>
    </form>
  );
}
