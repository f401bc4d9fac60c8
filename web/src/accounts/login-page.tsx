import { isLoginFilled } from '@crisper/domain/accounts/login-filled.ts';
import { paths } from '@crisper/domain/paths.ts';
import { loginIncomplete } from '@crisper/texts/problems.ts';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { withIdentity } from '#session/load-identity.ts';
import { useProviders } from '#session/use-providers.ts';
import { Button } from '#ui/button.tsx';
import { showAlert } from '#ui/dialogs/alert-dialog.ts';
import { TextField } from '#ui/field.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { PasswordField } from '#ui/password-field.tsx';
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
    return showAlert({ icon: 'warning', title: 'Login Failed', text: loginIncomplete });
  const attempt = withIdentity((identity) => identity.signIn(email, password));
  return tell(attempt, 'Login Successful!', 'Login Failed', loginMessage);
}

const logInWithGoogle = () => {
  const attempt = withIdentity((identity) => identity.signInWithGoogle());
  return tell(attempt, 'Google Login Successful!', 'Google Login Failed', googleLoginMessage);
};

const logInWithIssuer = () => {
  const attempt = withIdentity((identity) => identity.signInWithIssuer());
  return tell(attempt, 'Login Successful!', 'Login Failed', loginMessage);
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

  return (
    <AccountFrame
      title="Welcome back"
      lead={
        <>
          New here?{' '}
          <TextLink to={paths.register} state={state}>
            Create an account
          </TextLink>
        </>
      }
      note="We kept an eye on the milk for you."
    >
      <PageMetadata
        title="Log in"
        description="Log in to Crisper to see what is in your fridge, what expires next, and what to eat first."
      />
      {/* Blank fields and odd addresses are answered in our own words, so the browser does not check. */}
      <form method="post" onSubmit={submit} noValidate aria-label="Log in">
        <fieldset disabled={busy} className="grid gap-5">
          <TextField label="Email" name="email" type="email" autoComplete="username" required />
          <div className="grid gap-2">
            <PasswordField label="Password" name="password" autoComplete="current-password" required />
            <p className="text-end text-sm">
              <TextLink to={paths.forgotPassword}>Forgot password?</TextLink>
            </p>
          </div>
          <Button type="submit" size="large" disabled={!hydrated}>
            {busy ? 'Logging in…' : 'Log in'}
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
