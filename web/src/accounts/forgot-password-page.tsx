import * as paths from '@crisper/domain/paths.ts';
import * as formTexts from '@crisper/texts/accounts/account-form.ts';
import * as texts from '@crisper/texts/accounts/forgot-password.ts';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { withIdentity } from '#session/load-identity.ts';
import { useProviders } from '#session/use-providers.ts';
import { Button } from '#ui/button.tsx';
import { showAlert } from '#ui/dialogs/alert-dialog.ts';
import { TextField } from '#ui/field.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { sentence } from '#ui/sentence.ts';
import { linkTo } from '#ui/text-link.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { AccountFrame } from './account-frame.tsx';
import { accountMessage } from './auth-messages.ts';
import { formText } from './form-text.ts';

export default function ForgotPasswordPage() {
  const { busy, run } = useBusy();
  const hydrated = useHydrated();
  const [sentTo, setSentTo] = useState<string>();
  const providers = useProviders();
  // Firebase sends its own mails.
  const isMailed = !providers || providers.sendsMail || providers.firebase !== null;
  const linkSent = isMailed ? texts.linkMailed : texts.linkWithOperator;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email } = formText(event.currentTarget, 'email');
    void run(async () => {
      setSentTo(undefined);
      try {
        await withIdentity((identity) => identity.sendPasswordReset(email));
        setSentTo(email.trim());
      } catch (error) {
        await showAlert({ icon: 'error', title: texts.failedTitle, text: accountMessage(error) });
      }
    });
  };

  return (
    <AccountFrame title={texts.heading} lead={texts.introduction} note={texts.note}>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} />
      {!isMailed && <p className="mb-5 rounded-control bg-soon-soft p-4 text-soon">{texts.noMail}</p>}
      <form method="post" onSubmit={submit} aria-label={texts.form}>
        <fieldset disabled={busy} className="grid gap-5">
          <TextField label={formTexts.email} name="email" type="email" autoComplete="username" required />
          <Button type="submit" size="large" disabled={!hydrated}>
            {busy ? texts.sending : texts.send}
          </Button>
        </fieldset>
      </form>
      <div role="status">
        {sentTo && (
          <p className="mt-5 flex gap-3 rounded-control bg-fresh-soft p-4 text-fresh">
            <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span>{sentence(linkSent({ email: <strong className="break-all">{sentTo}</strong> }))}</span>
          </p>
        )}
      </div>
      <p className="mt-6 text-center text-sm">
        {sentence(texts.rememberedIt({ login: linkTo(paths.login) }))}
      </p>
    </AccountFrame>
  );
}
