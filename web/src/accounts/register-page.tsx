import { whyNotRegister } from '@crisper/domain/accounts/registration.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as formTexts from '@crisper/texts/accounts/account-form.ts';
import * as texts from '@crisper/texts/accounts/register.ts';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { keptInvitation } from '#http/kept-invitation.ts';
import { useProviders } from '#session/use-providers.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { sentence } from '#ui/sentence.ts';
import { linkTo, TextLink } from '#ui/text-link.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { AccountFrame } from './account-frame.tsx';
import { formText } from './form-text.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { NotRegistering } from './not-registering.tsx';
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

  const refused = providers && whyNotRegister(providers.registration, keptInvitation() !== null);
  if (refused)
    return <NotRegistering byInvitation={refused === 'registration_by_invitation'} state={state} />;
  return (
    <AccountFrame
      title={texts.heading}
      lead={sentence(
        texts.haveOneAlready({
          login: (words) => (
            <TextLink to={paths.login} state={state}>
              {words}
            </TextLink>
          ),
        }),
      )}
      note={texts.note}
    >
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} />
      <form method="post" onSubmit={submit} aria-label={texts.form}>
        <fieldset disabled={busy} className="grid gap-5">
          <TextField
            label={texts.name}
            name="name"
            autoComplete="name"
            required
            // Who was invited has said already that they want an account.
            autoFocus={!import.meta.env.SSR && keptInvitation() !== null}
            error={problems.name}
          />
          <TextField
            label={formTexts.email}
            name="email"
            type="email"
            autoComplete="username"
            required
            error={problems.email}
          />
          <TextField
            label={texts.photoUrl}
            name="photoURL"
            type="url"
            autoComplete="photo"
            placeholder="https://"
            hint={texts.photoUrlHint}
            error={problems.photoURL}
          />
          <NewPasswordField label={formTexts.password} name="password" />
          <Button type="submit" size="large" disabled={!hydrated}>
            {busy ? texts.creatingAccount : texts.createAccount}
          </Button>
          <ProviderButtons
            onGoogle={() => void run(signUpWithGoogle)}
            issuerName={providers?.oidc?.name}
            onIssuer={() => void run(signUpWithIssuer)}
          />
        </fieldset>
      </form>
      <p className="mt-6 text-center text-caption text-ink-soft">
        {sentence(texts.agreement({ terms: linkTo(paths.terms) }))}
      </p>
    </AccountFrame>
  );
}
