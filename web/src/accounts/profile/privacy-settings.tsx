import { EMAIL_AUDIENCES, type EmailAudience } from '@crisper/domain/accounts/email-audience.ts';
import { publicName } from '@crisper/domain/accounts/public-name.ts';
import { type FormEvent, useState } from 'react';
import type { SessionUser } from '#session/session-store.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { useSaving } from '#ui/toasts/use-saving.ts';

const choices: Record<EmailAudience, { label: string; says: (email: string, name: string) => string }> = {
  nobody: { label: 'Nobody', says: (_email, name) => `Everybody else sees your name, ${name}.` },
  'signed-in': {
    label: 'People who are logged in',
    says: (email, name) => `They see ${email}. Visitors see your name, ${name}.`,
  },
  everybody: {
    label: 'Everybody',
    says: (email) => `Visitors see ${email}, too, and so does the whole web.`,
  },
};

/** Saved with a button: arrow keys pass over the choices, and none of them should be made in passing. */
export function PrivacySettings({ user }: { user: SessionUser }) {
  const { updateUser } = useSession();
  const { busy, save } = useSaving();
  const name = publicName(user.displayName);
  const [chosen, setChosen] = useState(user.emailSeenBy);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(async () => {
      await updateUser({ emailSeenBy: chosen });
      void toast('success', 'Profile updated successfully!');
    });
  };
  return (
    <SettingsSection
      title="Privacy"
      text="Your food is in the shared fridge; your email address need not be."
    >
      <form method="post" onSubmit={submit} aria-label="Privacy" className="grid gap-5">
        <fieldset className="grid gap-4">
          <legend className="mb-4 font-medium">Who sees your email address beside your food?</legend>
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
                <span className="font-medium">{choices[audience].label}</span>
                <span className="text-caption wrap-anywhere text-ink-soft">
                  {choices[audience].says(user.email, name)}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <div>
          <Button type="submit" variant="secondary" disabled={busy}>
            Save privacy
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
