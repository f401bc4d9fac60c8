import { paths } from '@crisper/domain/paths.ts';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useProviders } from '#session/use-providers.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { AccountFrame } from './account-frame.tsx';
import { formText } from './form-text.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { signUp, signUpWithGoogle, signUpWithIssuer } from './sign-up.ts';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';

export default function RegisterPage() {
  const { busy, run } = useBusy();
  const hydrated = useHydrated();
  const providers = useProviders();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { state } = useLocation();
  useLeaveWhenSignedIn(busy);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = formText(event.currentTarget, 'name', 'email', 'photoURL', 'password');
    void run(async () => setProblems(await signUp(entered)));
  };

  return (
    <AccountFrame
      title="Create your account"
      lead={
        <>
          Have one already?{' '}
          <TextLink to={paths.login} state={state}>
            Log in
          </TextLink>
        </>
      }
      note="A minute here, and nothing is forgotten at the back."
    >
      <PageMetadata
        title="Sign up"
        description="Create a free Crisper account: keep track of your food and be told before it expires."
      />
      <form method="post" onSubmit={submit} aria-label="Create an account">
        <fieldset disabled={busy} className="grid gap-5">
          <TextField label="Name" name="name" autoComplete="name" required error={problems.name} />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            error={problems.email}
          />
          <TextField
            label="Photo URL"
            name="photoURL"
            type="url"
            autoComplete="photo"
            placeholder="https://"
            hint="Optional. The URL of a picture of you."
            error={problems.photoURL}
          />
          <NewPasswordField label="Password" name="password" />
          <Button type="submit" size="large" disabled={!hydrated}>
            {busy ? 'Creating your account…' : 'Create account'}
          </Button>
          <ProviderButtons
            onGoogle={() => void run(signUpWithGoogle)}
            issuerName={providers?.oidc?.name}
            onIssuer={() => void run(signUpWithIssuer)}
          />
        </fieldset>
      </form>
      <p className="mt-6 text-center text-caption text-ink-soft">
        By creating an account you agree to the <TextLink to={paths.terms}>terms and conditions</TextLink>.
        Everybody can see what you add to the fridge.
      </p>
    </AccountFrame>
  );
}
