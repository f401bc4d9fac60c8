import { isStrongPassword } from '@crisper/domain/accounts/password.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as formTexts from '@crisper/texts/accounts/account-form.ts';
import * as texts from '@crisper/texts/accounts/reset-password.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withIdentity } from '#session/load-identity.ts';
import { useProviders } from '#session/use-providers.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { showAlert } from '#ui/dialogs/alert-dialog.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { AccountFrame } from './account-frame.tsx';
import { accountMessage } from './auth-messages.ts';
import { formText } from './form-text.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { resetTokenIn } from './reset-token.ts';
import { warnOfWeakPassword } from './warn-of-weak-password.ts';

/** Resolves to whether the password was changed. */
async function choosePassword(token: string, password: string): Promise<boolean> {
  if (!isStrongPassword(password)) {
    await warnOfWeakPassword();
    return false;
  }
  try {
    await withIdentity((identity) => identity.confirmPasswordReset(token, password));
  } catch (error) {
    await showAlert({ icon: 'error', title: texts.failedTitle, text: accountMessage(error) });
    return false;
  }
  await showAlert({
    icon: 'success',
    title: texts.changedTitle,
    text: texts.changed,
  });
  return true;
}

function BrokenLink() {
  return (
    <div className="grid gap-5">
      <p>{texts.brokenLink}</p>
      <ButtonLink to={paths.forgotPassword}>{texts.askForNewLink}</ButtonLink>
    </div>
  );
}

export default function ResetPasswordPage() {
  const { busy, run } = useBusy();
  const location = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => resetTokenIn(location));
  useProviders();

  // The token must not stay in the address bar or in the history.
  const { pathname, hash, search } = location;
  useEffect(() => {
    if (hash || search) void navigate(pathname, { replace: true });
  }, [pathname, hash, search, navigate]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password } = formText(event.currentTarget, 'password');
    void run(async () => {
      if (token && (await choosePassword(token, password))) await navigate(paths.login, { replace: true });
    });
  };

  return (
    <AccountFrame title={texts.heading} lead={texts.introduction} note={texts.note}>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} hidden />
      {token ? (
        <form method="post" onSubmit={submit} aria-label={texts.form}>
          <fieldset disabled={busy} className="grid gap-5">
            <NewPasswordField label={formTexts.newPassword} name="password" />
            <Button type="submit" size="large">
              {busy ? formTexts.saving : texts.setPassword}
            </Button>
          </fieldset>
        </form>
      ) : (
        <BrokenLink />
      )}
    </AccountFrame>
  );
}
