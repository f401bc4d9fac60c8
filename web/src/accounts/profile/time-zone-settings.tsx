import { type TimeZone, timeZoneSchema } from '@crisper/domain/time-zone.ts';
import { type FormEvent, useState } from 'react';
import { accountMessage } from '#accounts/auth-messages.ts';
import type { SessionUser } from '#session/session-store.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { useBusy } from '#ui/use-busy.ts';

/** UTC and whatever the account has are offered even where the browser does not list them. */
const zonesFor = (user: SessionUser) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', user.timeZone])].sort();

export function TimeZoneSettings({ user }: { user: SessionUser }) {
  const { updateUser } = useSession();
  const { busy, run } = useBusy();
  const [zone, setZone] = useState<string>(user.timeZone);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const timeZone: TimeZone = timeZoneSchema.parse(zone);
    void run(async () => {
      try {
        await updateUser({ timeZone });
      } catch (error) {
        return void toast('error', `Failed to update profile: ${accountMessage(error)}`);
      }
      void toast('success', 'Profile updated successfully!');
    });
  };

  return (
    <SettingsSection
      title="Time zone"
      text="Decides which day it is for you wherever your browser does not say, such as in reminders and in scripts that use your account."
    >
      <form method="post" onSubmit={submit} aria-label="Time zone" className="grid gap-4">
        <SelectField
          label="Time zone"
          value={zone}
          disabled={busy}
          onChange={(event) => setZone(event.currentTarget.value)}
          hint={zone === here ? 'The same as your browser’s.' : `Your browser is in ${here}.`}
        >
          {zonesFor(user).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <div>
          <Button type="submit" variant="secondary" disabled={busy}>
            Save time zone
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
