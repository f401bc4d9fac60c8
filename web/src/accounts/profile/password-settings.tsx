import { isStrongPassword } from '@crisper/domain/accounts/password.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as formTexts from '@crisper/texts/accounts/account-form.ts';
import * as texts from '@crisper/texts/accounts/profile.ts';
import { endAllToo } from '@crisper/texts/keys/keys.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { accountMessage } from '#accounts/auth-messages.ts';
import { formText } from '#accounts/form-text.ts';
import { NewPasswordField } from '#accounts/new-password-field.tsx';
import { warnOfWeakPassword } from '#accounts/warn-of-weak-password.ts';
import { withIdentity } from '#session/load-identity.ts';
import type { SessionUser } from '#session/session-store.ts';
import { useProviders } from '#session/use-providers.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { showAlert } from '#ui/dialogs/alert-dialog.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { sentence } from '#ui/sentence.ts';
import { SettingsSection } from '#ui/settings-section.tsx';
import { linkTo } from '#ui/text-link.tsx';
import { toast } from '#ui/toasts/toasts.tsx';

interface Passwords {
  current: string | undefined;
  next: string;
  endKeys: boolean;
}

const changePassword = ({ current, next, endKeys }: Passwords) =>
  withIdentity(async (identity) => identity.changePassword?.(current, next, endKeys));

interface PasswordFormProps {
  user: SessionUser;
  /** How many keys the person's programs have. */
  keys: number;
  onDone: () => void;
}

function PasswordForm({ user, keys, onDone }: PasswordFormProps) {
  const { busy, save } = useSaving({
    mutationFn: changePassword,
    onSuccess: () => {
      void toast('success', texts.passwordChangedToast);
      onDone();
    },
    onError: (error) =>
      showAlert({ icon: 'error', title: texts.passwordNotChangedTitle, text: accountMessage(error) }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { current, next, endKeys } = formText(event.currentTarget, 'current', 'next', 'endKeys');
    if (isStrongPassword(next))
      save({ current: user.hasPassword ? current : undefined, next, endKeys: endKeys !== '' });
    else void warnOfWeakPassword();
  };
  return (
    <form method="post" onSubmit={submit} aria-label={texts.passwordForm}>
      <fieldset disabled={busy} className="grid gap-5">
        {/* Password managers need the name of the account. */}
        <input hidden name="email" autoComplete="username" defaultValue={user.email} />
        {user.hasPassword && (
          <PasswordField
            label={texts.currentPassword}
            name="current"
            autoComplete="current-password"
            required
          />
        )}
        <NewPasswordField label={formTexts.newPassword} name="next" />
        {keys > 0 && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" name="endKeys" value="yes" className="size-5 shrink-0 accent-brand" />
            {endAllToo({ count: keys })}
          </label>
        )}
        <div>
          <Button type="submit" variant="secondary">
            {user.hasPassword ? texts.changePassword : texts.setPassword}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

export function PasswordSettings({ user, keys }: { user: SessionUser; keys: number }) {
  const providers = useProviders();
  const client = useQueryClient();
  const [changes, setChanges] = useState(0);
  const done = () => {
    setChanges(changes + 1);
    // The change ends the calendar address and other sessions, may be a new way in, and adds to the account activity.
    for (const key of ['account-events', 'calendar', 'keys', 'sign-in-ways'])
      void client.invalidateQueries({ queryKey: [key] });
  };
  return (
    <SettingsSection
      title={texts.passwordHeading}
      text={user.hasPassword ? texts.passwordIntroduction : texts.noPasswordIntroduction}
    >
      {providers?.firebase ? (
        <p>
          {sentence(
            texts.changePasswordByMail({
              link: linkTo(paths.forgotPassword),
            }),
          )}
        </p>
      ) : (
        // A new form after each change, so that no password stays on the screen.
        <PasswordForm key={changes} user={user} keys={keys} onDone={done} />
      )}
    </SettingsSection>
  );
}
