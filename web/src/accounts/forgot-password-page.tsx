import { paths } from '@crisper/domain/paths.ts';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { withIdentity } from '#session/load-identity.ts';
import { useProviders } from '#session/use-providers.ts';
import { Button } from '#ui/button.tsx';
import { showAlert } from '#ui/dialogs/alert-dialog.ts';
import { TextField } from '#ui/field.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { TextLink } from '#ui/text-link.tsx';
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
  // Firebase mails by itself.
  const isMailed = !providers || providers.sendsMail || providers.firebase !== null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email } = formText(event.currentTarget, 'email');
    void run(async () => {
      setSentTo(undefined);
      try {
        await withIdentity((identity) => identity.sendPasswordReset(email));
        setSentTo(email.trim());
      } catch (error) {
        await showAlert({ icon: 'error', title: 'Reset Failed', text: accountMessage(error) });
      }
    });
  };

  return (
    <AccountFrame
      title="Forgot your password?"
      lead="Tell us your email address to get a link for choosing a new one."
      note="Leftovers do not come back. Passwords do."
    >
      <PageMetadata
        title="Forgot password"
        description="Choose a new password for your Crisper account with a link that we send to your email address."
      />
      {!isMailed && (
        <p className="mb-5 rounded-control bg-soon-soft p-4 text-soon">
          This Crisper sends no mail. The link goes to the people who run it, and they can give it to you.
        </p>
      )}
      <form method="post" onSubmit={submit} aria-label="Reset the password">
        <fieldset disabled={busy} className="grid gap-5">
          <TextField label="Email" name="email" type="email" autoComplete="username" required />
          <Button type="submit" size="large" disabled={!hydrated}>
            {busy ? 'Sending…' : 'Send Reset Link'}
          </Button>
        </fieldset>
      </form>
      <div role="status">
        {sentTo && (
          <p className="mt-5 flex gap-3 rounded-control bg-fresh-soft p-4 text-fresh">
            <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span>
              If there is an account for <strong className="break-all">{sentTo}</strong>, a link{' '}
              {isMailed
                ? 'is on its way. It works for 30 minutes; look into the spam folder, too.'
                : 'is with the people who run this Crisper. Ask them for it within 30 minutes.'}
            </span>
          </p>
        )}
      </div>
      <p className="mt-6 text-center text-sm">
        Remembered it? <TextLink to={paths.login}>Back to login</TextLink>
      </p>
    </AccountFrame>
  );
}
