import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/accounts/profile.ts';
import * as uiTexts from '@crisper/texts/ui.ts';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { accountMessage } from '#accounts/auth-messages.ts';
import { formText } from '#accounts/form-text.ts';
import { leave } from '#session/leave.ts';
import { withIdentity } from '#session/load-identity.ts';
import type { SessionUser } from '#session/session-store.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { showAlert } from '#ui/dialogs/alert-dialog.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { sentence } from '#ui/sentence.ts';
import { SettingsSection } from '#ui/settings-section.tsx';

export function DeleteAccount({ user }: { user: SessionUser }) {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const { busy, save } = useSaving({
    mutationFn: (password: string | undefined) =>
      leave(async () => {
        await withIdentity((identity) => identity.deleteAccount(password));
        await showAlert({ icon: 'success', title: texts.deletedTitle, text: texts.deleted });
        await navigate(paths.home, { replace: true });
      }),
    onError: (error) => setProblem(accountMessage(error)),
  });
  const form = useId();

  const close = () => {
    setAsking(false);
    setProblem(undefined);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password } = formText(event.currentTarget, 'password');
    save(user.hasPassword ? password : undefined);
  };

  return (
    <SettingsSection id="delete-account" title={texts.deleteAccount} text={texts.deleteIntroduction}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {texts.deleteAccount}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={texts.deleteTitle}
        footer={
          <>
            <Button variant="secondary" onClick={close} disabled={busy}>
              {uiTexts.cancel}
            </Button>
            <Button variant="danger" type="submit" form={form} disabled={busy}>
              {texts.deleteForGood}
            </Button>
          </>
        }
      >
        <form id={form} method="post" onSubmit={submit} className="grid gap-5">
          <p>
            {sentence(
              texts.deleteWarning({ email: <strong className="wrap-anywhere">{user.email}</strong> }),
            )}
          </p>
          {user.hasPassword && (
            <PasswordField
              label={texts.deletePassword}
              name="password"
              autoComplete="current-password"
              required
              disabled={busy}
            />
          )}
          <p role="alert" className="font-medium text-expired empty:hidden">
            {problem}
          </p>
        </form>
      </Dialog>
    </SettingsSection>
  );
}
