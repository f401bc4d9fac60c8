import type { TimeZone } from '@crisper/domain/time-zone.ts';
import * as texts from '@crisper/texts/accounts/profile.ts';
import { type FormEvent, useState } from 'react';
import { accountMessage } from '#accounts/auth-messages.ts';
import { ownZone } from '#http/own-zone.ts';
import type { SessionUser } from '#session/session-store.ts';
import { useSaving } from '#session/use-saving.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { toast } from '#ui/toasts/toasts.tsx';

/** Includes UTC and the account's own time zone, which the browser may not list. */
const zonesFor = (user: SessionUser) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', user.timeZone])].sort() as TimeZone[];

export function TimeZoneSettings({ user }: { user: SessionUser }) {
  const { updateUser } = useSession();
  const { busy, save } = useSaving({
    mutationFn: (timeZone: TimeZone) => updateUser({ timeZone }),
    onSuccess: () => void toast('success', texts.updatedToast),
    onError: (error) => void toast('error', texts.updateFailedToast({ reason: accountMessage(error) })),
  });
  const [zone, setZone] = useState(user.timeZone);
  const here = ownZone();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save(zone);
  };

  return (
    <SettingsSection title={texts.timeZone} text={texts.timeZoneIntroduction}>
      <form method="post" onSubmit={submit} aria-label={texts.timeZone} className="grid gap-4">
        <SelectField
          label={texts.timeZone}
          value={zone}
          disabled={busy}
          onChange={(event) => setZone(event.currentTarget.value as TimeZone)}
          hint={zone === here ? texts.sameTimeZone : texts.otherTimeZone({ zone: here })}
        >
          {zonesFor(user).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <div>
          <Button type="submit" variant="secondary" disabled={busy}>
            {texts.saveTimeZone}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
