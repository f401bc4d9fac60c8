import { addDays, type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import type { Reminders } from '@crisper/domain/reminders/reminder-settings.ts';
import { remindersApi } from '@crisper/domain/reminders/reminders-api.ts';
import * as texts from '@crisper/texts/reminders/put-off.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#http/call.ts';
import type { SessionUser } from '#session/session-store.ts';
import { useProviders } from '#session/use-providers.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { hourText } from './hour-text.ts';
import { remindersQuery } from './reminders-query.ts';

const reaches = ({ mode, devices, topic, emailProof }: Reminders, sendsMail: boolean): boolean =>
  mode !== 'off' && (devices > 0 || topic !== null || (emailProof === 'proven' && sendsMail));

/** Has what is due told tomorrow instead of today, and takes that back. Nothing where no reminder would come. */
export function PutOff({ user }: { user: SessionUser }) {
  const client = useQueryClient();
  const providers = useProviders();
  const { data: settings } = useQuery(remindersQuery);
  const [before, setBefore] = useState<CalendarDate | null>(null);
  const { busy, save } = useSaving({
    mutationFn: (day: CalendarDate | null) => call(remindersApi.putOffReminder, { body: { day } }),
    onSuccess: (saved) => client.setQueryData(remindersQuery.queryKey, saved),
  });
  if (!settings || !providers || !reaches(settings, providers.sendsMail)) return null;
  const today = dateAt(new Date(), user.timeZone);
  const isPutOff = settings.againOn !== null && settings.againOn > today;
  const toggle = () => {
    if (isPutOff) return save(before);
    // Yesterday it may have been put off to today.
    setBefore(settings.againOn === today ? today : null);
    save(addDays(today, 1));
  };
  return (
    <div className={`flex items-center justify-between gap-2 ps-1 ${isPutOff ? 'basis-full' : 'ms-auto'}`}>
      <p role="status" className="text-sm text-ink-soft">
        {isPutOff && texts.putOff({ time: hourText(settings.hour) })}
      </p>
      <Button variant="quiet" disabled={busy} onClick={toggle} className="-my-2 px-1.5 text-sm">
        {isPutOff ? texts.undo : texts.tellTomorrow}
      </Button>
    </div>
  );
}
