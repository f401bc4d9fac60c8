import type { ReminderMode } from '@crisper/domain/reminders/reminder.ts';
import type { ChosenReminders, Reminders } from '@crisper/domain/reminders/reminder-settings.ts';
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
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { EmailProofNotice } from './email-proof-notice.tsx';
import { hourText } from './hour-text.ts';
import { NtfyTopic } from './ntfy-topic.tsx';
import { ReminderKinds } from './reminder-kinds.tsx';
import { remindersQuery } from './reminders-query.ts';
import { ThisDevice } from './this-device.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface ReminderFormProps {
  settings: Reminders;
  user: SessionUser;
  sendsMail: boolean;
}

function ReminderForm({ settings, user, sendsMail }: ReminderFormProps) {
  const client = useQueryClient();
  const { emailProof, devices, topic, ...current } = settings;
  const [chosen, setChosen] = useState<ChosenReminders>(current);
  const { mode, hour } = chosen;
  const showsNotices = devices > 0 || topic !== null;
  const savedText = ({ emailProof, devices, topic, alsoMail }: Reminders, chosen: ChosenReminders) => {
    if (chosen.mode === 'off') return texts.stoppedToast;
    if (devices > 0 && !alsoMail) return texts.savedForDeviceToast({ time: hourText(chosen.hour) });
    if (topic && !alsoMail) return texts.savedForNtfyToast({ time: hourText(chosen.hour) });
    if (!sendsMail) return texts.noMailToast;
    if (emailProof !== 'proven') return texts.confirmEmailToast;
    return texts.savedToast({ time: hourText(chosen.hour), email: user.email });
  };
  const { busy, save } = useSaving({
    mutationFn: (chosen: ChosenReminders) => call(remindersApi.setReminders, { body: chosen }),
    onSuccess: (saved, chosen) => {
      client.setQueryData(remindersQuery.queryKey, saved);
      void toast('success', savedText(saved, chosen));
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save(chosen);
  };

  return (
    <form method="post" onSubmit={submit} aria-label={texts.heading} className="grid gap-4">
      {sendsMail && settings.mode !== 'off' && (!showsNotices || settings.alsoMail) && (
        <EmailProofNotice proof={emailProof} email={user.email} />
      )}
      <SelectField
        label={texts.mode}
        value={mode}
        disabled={busy}
        onChange={(event) => setChosen({ ...chosen, mode: event.currentTarget.value as ReminderMode })}
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
        onChange={(event) => setChosen({ ...chosen, hour: Number(event.currentTarget.value) })}
        hint={texts.hourHint({ timeZone: user.timeZone })}
      >
        {HOURS.map((value) => (
          <option key={value} value={value}>
            {hourText(value)}
          </option>
        ))}
      </SelectField>
      {showsNotices && (
        <ReminderKinds
          chosen={chosen}
          onChange={setChosen}
          disabled={busy || mode === 'off'}
          mailTo={sendsMail ? user.email : null}
        />
      )}
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
    <SettingsSection title={texts.heading} text={texts.introduction}>
      {!sendsMail && data?.devices === 0 && data.topic === null && (
        <p className="mb-5 last:mb-0">{texts.noMail}</p>
      )}
      {/* Without mail and notices, the form is only for users who have reminders on: they can turn them off. */}
      {data && (sendsMail || data.mode !== 'off' || data.devices > 0 || data.topic) && (
        // Turning notices on may turn reminders on as well, which a new form shows.
        <ReminderForm
          key={`${data.devices} ${data.topic?.url}`}
          settings={data}
          user={user}
          sendsMail={sendsMail}
        />
      )}
      {data && (
        <div className="mt-5 grid gap-4 first:mt-0">
          <ThisDevice settings={data} />
          <NtfyTopic settings={data} />
        </div>
      )}
      {isPending && <Skeleton className="h-52 w-full" />}
      {!data && !isPending && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
    </SettingsSection>
  );
}
