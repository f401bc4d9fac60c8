import { EMAIL_AUDIENCES } from '@crisper/domain/accounts/email-audience.ts';
import { publicName } from '@crisper/domain/accounts/public-name.ts';
import * as texts from '@crisper/texts/accounts/profile.ts';
import { type FormEvent, useState } from 'react';
import type { SessionUser } from '#session/session-store.ts';
import { useSaving } from '#session/use-saving.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { toast } from '#ui/toasts/toasts.tsx';

/** Has a button to save, because arrow keys select each choice that they pass. */
export function PrivacySettings({ user }: { user: SessionUser }) {
  const { updateUser } = useSession();
  const name = publicName(user.displayName);
  const [chosen, setChosen] = useState(user.emailSeenBy);
  const { busy, save } = useSaving({
    mutationFn: () => updateUser({ emailSeenBy: chosen }),
    onSuccess: () => void toast('success', texts.updatedToast),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save();
  };
  return (
    <SettingsSection title={texts.privacy} text={texts.privacyIntroduction}>
      <form method="post" onSubmit={submit} aria-label={texts.privacy} className="grid gap-5">
        <fieldset className="grid gap-4">
          <legend className="mb-4 font-medium">{texts.whoSeesEmail}</legend>
          {EMAIL_AUDIENCES.map((audience) => (
            <label key={audience} className="flex items-start gap-3">
              <input
                type="radio"
                name="email-seen-by"
                className="mt-0.5 size-5 shrink-0 accent-brand"
                checked={chosen === audience}
                onChange={() => setChosen(audience)}
              />
              <span className="grid min-w-0 gap-1">
                <span className="font-medium">{texts.audienceName[audience]}</span>
                <span className="text-caption wrap-anywhere text-ink-soft">
                  {texts.audienceHint[audience]({ email: user.email, name })}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <div>
          <Button type="submit" variant="secondary" disabled={busy}>
            {texts.savePrivacy}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
