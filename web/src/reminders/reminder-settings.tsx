import { api } from '@crisper/domain/api.ts';
import type { ReminderMode } from '@crisper/domain/reminders/reminder.ts';
import type { Reminders, ReminderSettings as Settings } from '@crisper/domain/reminders/reminder-settings.ts';
import * as texts from '@crisper/texts/reminders/reminders.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#http/call.ts';
import type { SessionUser } from '#session/session-store.ts';
import { useProviders } from '#session/use-providers.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { dateFormat } from '#ui/formats.ts';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { useSaving } from '#ui/toasts/use-saving.ts';
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
  const { busy, save } = useSaving();
  const [{ mode, hour }, setChosen] = useState<Settings>(settings);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(async () => {
      const saved = await call(api.setReminders, { body: { mode, hour } });
      client.setQueryData(remindersQuery.queryKey, saved);
      if (mode === 'off') void toast('success', texts.stoppedToast);
      else if (!sendsMail) void toast('success', texts.noMailToast);
      else if (saved.emailProof === 'proven')
        void toast('success', texts.savedToast({ time: hourText(hour), email: user.email }));
      else void toast('success', texts.confirmEmailToast);
    });
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
