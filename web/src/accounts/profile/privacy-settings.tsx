import { maskedEmail } from '@crisper/domain/accounts/masked-email.ts';
import type { SessionUser } from '#session/session-store.ts';
import { useSession } from '#session/use-session.ts';
import { toast } from '#ui/toasts.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSaving } from './use-saving.ts';

/** Takes effect at once, on everything the person has in the fridge. */
export function PrivacySettings({ user }: { user: SessionUser }) {
  const { updateUser } = useSession();
  const { busy, save } = useSaving();
  const show = (showsEmail: boolean) =>
    save(async () => {
      await updateUser({ displayName: user.displayName ?? 'User', photoURL: user.photoURL, showsEmail });
      void toast('success', 'Profile updated successfully!');
    });
  return (
    <SettingsSection title="Privacy" text="Your food is in the shared fridge; your address need not be.">
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          className="mt-0.5 size-5 accent-brand"
          checked={user.showsEmail}
          disabled={busy}
          onChange={(event) => void show(event.currentTarget.checked)}
        />
        <span className="grid gap-1">
          <span className="font-medium">Show my e-mail address to visitors</span>
          <span className="text-caption text-ink-soft">
            {user.showsEmail ? 'Everybody sees' : 'Others see'}{' '}
            {user.showsEmail ? user.email : maskedEmail(user.email)} beside your food.
          </span>
        </span>
      </label>
    </SettingsSection>
  );
}
