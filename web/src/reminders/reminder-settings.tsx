import type { ReminderMode } from '@crisper/domain/reminders/reminder.ts';
import type { Reminders, ReminderSettings as Settings } from '@crisper/domain/reminders/reminder-settings.ts';
import { remindersApi } from '@crisper/domain/reminders/reminders-api.ts';
import * as texts from '@crisper/texts/reminders/reminders.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#http/call.ts';
import type { SessionUser } from '#session/session-store.ts';
import { useProviders } from '#session/use-providers.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { dateFormat } from '#ui/formats.ts';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { EmailProofNotice } from './email-proof-notice.tsx';
import { remindersQuery } from './reminders-query.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const timeOfDay = dateFormat({ timeStyle: 'short', timeZone: 'UTC' });
const hourText = (hour: number) => timeOfDay(Date.UTC(2026, 0, 1, hour));

interface ReminderFormProps {
  settings: Reminders;
  user: SessionUser;
  sendsMail: boolean;
}

function ReminderForm({ settings, user, sendsMail }: ReminderFormProps) {
  const client = useQueryClient();
  const [{ mode, hour }, setChosen] = useState<Settings>(settings);
  const savedText = ({ emailProof }: Reminders, chosen: Settings) => {
    if (chosen.mode === 'off') return texts.stoppedToast;
    if (!sendsMail) return texts.noMailToast;
    if (emailProof !== 'proven') return texts.confirmEmailToast;
    return texts.savedToast({ time: hourText(chosen.hour), email: user.email });
  };
  const { busy, save } = useSaving({
    mutationFn: (chosen: Settings) => call(remindersApi.setReminders, { body: chosen }),
    onSuccess: (saved, chosen) => {
      client.setQueryData(remindersQuery.queryKey, saved);
      void toast('success', savedText(saved, chosen));
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save({ mode, hour });
  };

  return (
    <form method="post" onSubmit={submit} aria-label={texts.heading} className="grid gap-4">
      {sendsMail && settings.mode !== 'off' && (
        <EmailProofNotice proof={settings.emailProof} email={user.email} />
      )}
      <SelectField
        label={texts.mode}
        value={mode}
        disabled={busy}
        onChange={(event) => setChosen({ mode: event.currentTarget.value as ReminderMode, hour })}
      >
        {Object.entries(texts.modeName).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.hour}
        value={hour}
        disabled={busy || mode === 'off'}
        onChange={(event) => setChosen({ mode, hour: Number(event.currentTarget.value) })}
        hint={texts.hourHint({ timeZone: user.timeZone })}
      >
        {HOURS.map((value) => (
          <option key={value} value={value}>
            {hourText(value)}
          </option>
        ))}
      </SelectField>
      <div>
        <Button type="submit" variant="secondary" disabled={busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

export function ReminderSettings({ user }: { user: SessionUser }) {
  const { data, isPending, refetch } = useQuery(remindersQuery);
  const sendsMail = useProviders()?.sendsMail ?? true;
  return (
    <SettingsSection id="reminders" title={texts.heading} text={texts.introduction}>
      {!sendsMail && <p className="mb-5 last:mb-0">{texts.noMail}</p>}
      {/* Without mail, the form is only for users who have reminders on: they can turn them off. */}
      {data && (sendsMail || data.mode !== 'off') && (
        <ReminderForm settings={data} user={user} sendsMail={sendsMail} />
      )}
      {isPending && <Skeleton className="h-52 w-full" />}
      {!data && !isPending && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
    </SettingsSection>
  );
}
