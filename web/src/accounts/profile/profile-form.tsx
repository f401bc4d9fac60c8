import { checkProfile } from '@crisper/domain/accounts/forms.ts';
import { problemText } from '@crisper/texts/problems.ts';
import { type FormEvent, useState } from 'react';
import { accountMessage } from '#accounts/auth-messages.ts';
import { formText } from '#accounts/form-text.ts';
import type { SessionUser } from '#session/session-store.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { useBusy } from '#ui/use-busy.ts';

/** Changes the name and the picture. */
export function ProfileForm({ user, onDone }: { user: SessionUser; onDone: () => void }) {
  const { updateUser } = useSession();
  const { busy, run } = useBusy();
  const [problems, setProblems] = useState<Record<string, string>>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = formText(event.currentTarget, 'displayName', 'photoURL');
    const found = checkProfile(entered, user);
    setProblems(Object.fromEntries(found.map((problem) => [problem.field, problemText(problem)])));
    if (found.length > 0) return;
    void run(async () => {
      try {
        await updateUser({
          displayName: entered.displayName.trim(),
          photoURL: entered.photoURL.trim() || null,
        });
      } catch (error) {
        void toast('error', `Failed to update profile: ${accountMessage(error)}`);
        return;
      }
      void toast('success', 'Profile updated successfully!');
      onDone();
    });
  };

  return (
    <form method="post" onSubmit={submit} aria-label="Edit profile">
      <fieldset disabled={busy} className="grid gap-5">
        <TextField
          label="Full Name"
          name="displayName"
          autoComplete="name"
          required
          autoFocus
          defaultValue={user.displayName ?? ''}
          error={problems.displayName}
        />
        <TextField
          label="Profile Image URL"
          name="photoURL"
          type="url"
          placeholder="https://"
          defaultValue={user.photoURL ?? ''}
          error={problems.photoURL}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{busy ? 'Saving…' : 'Save Changes'}</Button>
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
