import { api } from '@crisper/domain/api.ts';
import type { ReminderMode } from '@crisper/domain/reminders/reminder.ts';
import type { Reminders, ReminderSettings as Settings } from '@crisper/domain/reminders/reminder-settings.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#http/call.ts';
import type { SessionUser } from '#session/session-store.ts';
import { useProviders } from '#session/use-providers.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { useSaving } from '#ui/toasts/use-saving.ts';
import { EmailProofNotice } from './email-proof-notice.tsx';
import { remindersQuery } from './reminders-query.ts';

const MODES: Record<ReminderMode, string> = {
  off: 'Never',
  daily: 'Every day there is something to tell',
  due: 'Only on days when something is due',
};
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });
const hourText = (hour: number) => time.format(new Date(Date.UTC(2026, 0, 1, hour)));

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
      if (mode === 'off') void toast('success', 'No more reminders.');
      else if (!sendsMail) void toast('success', 'Saved, but this Crisper sends no mail.');
      else if (saved.emailProof === 'proven')
        void toast('success', `Reminders come at ${hourText(hour)} to ${user.email}.`);
      else void toast('success', 'Saved. Please confirm your email address now.');
    });
  };

  return (
    <form method="post" onSubmit={submit} aria-label="Reminders" className="grid gap-4">
      {sendsMail && settings.mode !== 'off' && (
        <EmailProofNotice proof={settings.emailProof} email={user.email} />
      )}
      <SelectField
        label="Remind me"
        value={mode}
        disabled={busy}
        onChange={(event) => setChosen({ mode: event.currentTarget.value as ReminderMode, hour })}
      >
        {Object.entries(MODES).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="At"
        value={hour}
        disabled={busy || mode === 'off'}
        onChange={(event) => setChosen({ mode, hour: Number(event.currentTarget.value) })}
        hint={`By the clock in ${user.timeZone}, your time zone.`}
      >
        {HOURS.map((value) => (
          <option key={value} value={value}>
            {hourText(value)}
          </option>
        ))}
      </SelectField>
      <div>
        <Button type="submit" variant="secondary" disabled={busy}>
          Save reminders
        </Button>
      </div>
    </form>
  );
}

export function ReminderSettings({ user }: { user: SessionUser }) {
  const { data, isPending, refetch } = useQuery(remindersQuery);
  const sendsMail = useProviders()?.sendsMail ?? true;
  return (
    <SettingsSection
      id="reminders"
      title="Reminders"
      text="One mail with what to eat first, and never an empty one."
    >
      {!sendsMail && (
        <p className="mb-5 last:mb-0">
          This Crisper sends no mail, so no reminders come. What is due is on the bell, and in your calendar
          if you connect it below.
        </p>
      )}
      {/* Whoever has them on can turn them off. */}
      {data && (sendsMail || data.mode !== 'off') && (
        <ReminderForm settings={data} user={user} sendsMail={sendsMail} />
      )}
      {isPending && <Skeleton className="h-52 w-full" />}
      {!data && !isPending && (
        <LoadFailed message="Failed to load your reminders" onRetry={() => refetch()} />
      )}
    </SettingsSection>
  );
}
