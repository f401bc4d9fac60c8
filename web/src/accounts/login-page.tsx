import { isLoginFilled } from '@crisper/domain/accounts/login-filled.ts';
import type { RegistrationPolicy } from '@crisper/domain/accounts/registration.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as formTexts from '@crisper/texts/accounts/account-form.ts';
import * as texts from '@crisper/texts/accounts/login.ts';
import { loginIncomplete } from '@crisper/texts/problems.ts';
import type { FormEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { withIdentity } from '#session/load-identity.ts';
import { useProviders } from '#session/use-providers.ts';
import { Button } from '#ui/button.tsx';
import { showAlert } from '#ui/dialogs/alert-dialog.ts';
import { TextField } from '#ui/field.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { sentence } from '#ui/sentence.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { AccountFrame } from './account-frame.tsx';
import { googleLoginMessage, loginMessage } from './auth-messages.ts';
import { formText } from './form-text.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';

const SUCCESS_MS = 1500;

async function tell(attempt: Promise<unknown>, success: string, failure: string, words: typeof loginMessage) {
  try {
    await attempt;
  } catch (error) {
    return showAlert({ icon: 'error', title: failure, text: words(error) });
  }
  return showAlert({ icon: 'success', title: success, timerMs: SUCCESS_MS });
}

async function logIn(email: string, password: string) {
  if (!isLoginFilled(email, password))
    return showAlert({ icon: 'warning', title: texts.failedTitle, text: loginIncomplete });
  const attempt = withIdentity((identity) => identity.signIn(email, password));
  return tell(attempt, texts.succeededTitle, texts.failedTitle, loginMessage);
}

const logInWithGoogle = () => {
  const attempt = withIdentity((identity) => identity.signInWithGoogle());
  return tell(attempt, texts.googleSucceededTitle, texts.googleFailedTitle, googleLoginMessage);
};

const logInWithIssuer = () => {
  const attempt = withIdentity((identity) => identity.signInWithIssuer());
  return tell(attempt, texts.succeededTitle, texts.failedTitle, loginMessage);
};

export default function LoginPage() {
  const { busy, run } = useBusy();
  const hydrated = useHydrated();
  const providers = useProviders();
  const { state } = useLocation();
  useLeaveWhenSignedIn(busy);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email, password } = formText(event.currentTarget, 'email', 'password');
    void run(() => logIn(email, password));
  };

  const register = (words: string) => (
    <TextLink to={paths.register} state={state}>
      {words}
    </TextLink>
  );
  const leads: Record<RegistrationPolicy, ReactNode> = {
    open: sentence(texts.newHere({ register })),
    invited: texts.invited,
    closed: texts.closed,
  };
  return (
    <AccountFrame title={texts.heading} lead={leads[providers?.registration ?? 'open']} note={texts.note}>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} />
      {/* The browser does not check: we have texts of our own for blank fields and wrong email addresses. */}
      <form method="post" onSubmit={submit} noValidate aria-label={texts.form}>
        <fieldset disabled={busy} className="grid gap-5">
          <TextField label={formTexts.email} name="email" type="email" autoComplete="username" required />
          <div className="grid gap-2">
            <PasswordField
              label={formTexts.password}
              name="password"
              autoComplete="current-password"
              required
            />
            <p className="text-end text-sm">
              <TextLink to={paths.forgotPassword}>{texts.forgotPassword}</TextLink>
            </p>
          </div>
          <Button type="submit" size="large" disabled={!hydrated}>
            {busy ? texts.loggingIn : texts.logIn}
          </Button>
          <ProviderButtons
            onGoogle={() => void run(logInWithGoogle)}
            issuerName={providers?.oidc?.name}
            onIssuer={() => void run(logInWithIssuer)}
          />
        </fieldset>
      </form>
    </AccountFrame>
  );
}
