import { isStrongPassword } from '@crisper/domain/accounts/password.ts';
import { paths } from '@crisper/domain/paths.ts';
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
    await showAlert({ icon: 'error', title: 'Reset Failed', text: accountMessage(error) });
    return false;
  }
  await showAlert({
    icon: 'success',
    title: 'Password Changed',
    text: 'You have been logged out everywhere. Please log in with your new password.',
  });
  return true;
}

function BrokenLink() {
  return (
    <div className="grid gap-5">
      <p>
        There is no token in this address. Please open the link exactly as it is in the mail, or ask for a new
        one.
      </p>
      <ButtonLink to={paths.forgotPassword}>Ask for a new link</ButtonLink>
    </div>
  );
}

export default function ResetPasswordPage() {
  const { busy, run } = useBusy();
  const location = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => resetTokenIn(location));
  useProviders();

  // Whoever looks at the address bar or the history later must not find the way in.
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
    <AccountFrame
      title="Choose a new password"
      lead="It replaces the old one at once, and logs you out on every device."
      note="New password, same fridge."
    >
      <PageMetadata title="Reset password" description="Choose a new password for Crisper." hidden />
      {token ? (
        <form method="post" onSubmit={submit} aria-label="Choose a new password">
          <fieldset disabled={busy} className="grid gap-5">
            <NewPasswordField label="New password" name="password" />
            <Button type="submit" size="large">
              {busy ? 'Saving…' : 'Set new password'}
            </Button>
          </fieldset>
        </form>
      ) : (
        <BrokenLink />
      )}
    </AccountFrame>
  );
}
