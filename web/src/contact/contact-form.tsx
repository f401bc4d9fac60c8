import * as texts from '@crisper/texts/contact/page.ts';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError, unreachable } from '#http/api-error.ts';
import { fetchCode } from '#http/fetch-code.ts';
import { Button } from '#ui/button.tsx';
import { showAlert } from '#ui/dialogs/alert-dialog.ts';
import { TextArea, TextField } from '#ui/field.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useContactDraft } from './use-contact-draft.ts';

/** Has to run before the fields are disabled: FormData leaves disabled fields out. */
function messageIn(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    message: text('message'),
    website: text('website'),
    openForMs: Math.round(performance.now()),
  };
}

/** A field that only programs find and fill in. */
function FieldForPrograms() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {texts.trap}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export function ContactForm() {
  const { busy, run } = useBusy();
  const hydrated = useHydrated();
  const isMailed = useRef(true);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const draft = useContactDraft();

  async function send(form: HTMLFormElement): Promise<ApiError | null> {
    const message = messageIn(form);
    setProblems({});
    try {
      // Fetched when it is needed: most visitors only read.
      const { sendMessage } = await fetchCode(() => import('./contact-api.ts'));
      isMailed.current = await sendMessage(message);
    } catch (error) {
      return error instanceof ApiError ? error : unreachable();
    }
    form.reset();
    draft.drop();
    return null;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    let refusal: ApiError | null | undefined;
    await run(async () => {
      refusal = await send(form);
    });
    if (refusal === undefined) return;
    if (refusal === null) {
      const text = isMailed.current ? texts.sentByMail : texts.keptWithoutMail;
      return showAlert({ icon: 'success', title: texts.sent, text });
    }
    setProblems(refusal.fields);
    await showAlert({ icon: 'error', title: texts.notSent, text: refusal.message });
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }

  return (
    <form
      ref={draft.form}
      method="post"
      onInput={draft.keep}
      onSubmit={(event) => void submit(event)}
      aria-labelledby="message-title"
      className="rounded-scene border border-line bg-surface p-6 shadow-lift md:p-9"
    >
      <fieldset disabled={busy} className="grid gap-5">
        <h2 id="message-title" className="text-heading">
          {texts.formHeading}
        </h2>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={texts.yourName} name="name" autoComplete="name" required error={problems.name} />
          <TextField
            label={texts.yourEmail}
            name="email"
            type="email"
            autoComplete="email"
            required
            error={problems.email}
          />
        </div>
        <FieldForPrograms />
        <TextArea label={texts.yourMessage} name="message" rows={6} required error={problems.message} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" size="large" disabled={!hydrated}>
            {busy ? texts.sending : texts.send}
          </Button>
          <p className="max-w-xs text-caption text-ink-soft">
            <span className="noscript:hidden">{texts.answerNote}</span>
            <span className="hidden noscript:block">{texts.needsJavaScript}</span>
          </p>
        </div>
      </fieldset>
    </form>
  );
}
