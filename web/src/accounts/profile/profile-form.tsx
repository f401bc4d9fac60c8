import { checkProfile } from '@crisper/domain/accounts/forms.ts';
import * as formTexts from '@crisper/texts/accounts/account-form.ts';
import * as texts from '@crisper/texts/accounts/profile.ts';
import { problemText } from '@crisper/texts/problems.ts';
import * as uiTexts from '@crisper/texts/ui.ts';
import { Camera, ImageUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { accountMessage } from '#accounts/auth-messages.ts';
import { formText } from '#accounts/form-text.ts';
import type { SessionUser } from '#session/session-store.ts';
import { usePhotoUpload } from '#session/use-photo-upload.ts';
import { useSaving } from '#session/use-saving.ts';
import { useSession } from '#session/use-session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FileButton } from '#ui/pictures/file-button.tsx';
import { toast } from '#ui/toasts/toasts.tsx';

/** Changes the name and the picture. */
export function ProfileForm({ user, onDone }: { user: SessionUser; onDone: () => void }) {
  const { updateUser } = useSession();
  const { busy, save } = useSaving({
    mutationFn: updateUser,
    onSuccess: () => {
      void toast('success', texts.updatedToast);
      onDone();
    },
    onError: (error) => void toast('error', texts.updateFailedToast({ reason: accountMessage(error) })),
  });
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [photoURL, setPhotoURL] = useState(user.photoURL ?? '');
  const { uploading, refusal, send } = usePhotoUpload(setPhotoURL);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = formText(form, 'displayName', 'photoURL');
    const found = checkProfile(entered, user);
    setProblems(Object.fromEntries(found.map((problem) => [problem.field, problemText(problem)])));
    if (found[0]) {
      const field = form.elements.namedItem(found[0].field);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    save({ displayName: entered.displayName.trim(), photoURL: entered.photoURL.trim() || null });
  };

  return (
    <form method="post" onSubmit={submit} aria-label={texts.editForm}>
      <fieldset disabled={busy} className="grid gap-5">
        <TextField
          label={texts.fullName}
          name="displayName"
          autoComplete="name"
          required
          autoFocus
          defaultValue={user.displayName ?? ''}
          error={problems.displayName}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Avatar user={{ ...user, photoURL: photoURL || null }} className="size-16" />
          <FileButton
            onFile={send}
            disabled={uploading}
            capture="user"
            className="hidden pointer-coarse:inline-flex"
          >
            <Camera aria-hidden="true" className="size-4.5" /> {texts.takePhoto}
          </FileButton>
          <FileButton onFile={send} disabled={uploading}>
            <ImageUp aria-hidden="true" className="size-4.5" />{' '}
            {uploading ? texts.uploading : texts.choosePhoto}
          </FileButton>
        </div>
        <p role="alert" className="-mt-3 text-caption font-medium text-expired empty:hidden">
          {refusal}
        </p>
        <TextField
          label={texts.pictureUrl}
          name="photoURL"
          inputMode="url"
          placeholder="https://"
          value={photoURL}
          error={problems.photoURL}
          onChange={({ currentTarget }) => setPhotoURL(currentTarget.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{busy ? formTexts.saving : texts.saveChanges}</Button>
          <Button variant="secondary" onClick={onDone}>
            {uiTexts.cancel}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
