import * as paths from '@crisper/domain/paths.ts';
import type { Reminders } from '@crisper/domain/reminders/reminder-settings.ts';
import { remindersApi } from '@crisper/domain/reminders/reminders-api.ts';
import * as texts from '@crisper/texts/reminders/this-device.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { deviceQuery } from './device-query.ts';
import { isObstacle, turnOffNotices, turnOnNotices } from './push-device.ts';
import { remindersQuery } from './reminders-query.ts';

/** Whether this browser shows notices, and the button that changes it, or why it cannot. */
export function ThisDevice({ settings }: { settings: Reminders }) {
  const client = useQueryClient();
  const { data: state } = useQuery(deviceQuery);
  const { busy, save } = useSaving({
    mutationFn: async (on: boolean) => {
      const changed = await (on ? turnOnNotices() : turnOffNotices());
      // A person who wants notices wants to be reminded.
      if (changed === 'on' && settings.mode === 'off')
        await call(remindersApi.setReminders, { body: { mode: 'due', hour: settings.hour } });
      return changed;
    },
    onSuccess: async (changed, on) => {
      client.setQueryData(deviceQuery.queryKey, changed);
      await client.invalidateQueries({ queryKey: remindersQuery.queryKey, exact: true });
      if (on === (changed === 'on')) void toast('success', on ? texts.turnedOn : texts.turnedOff);
    },
  });
  if (state === undefined) return null;
  return (
    <div className="grid justify-items-start gap-3 rounded-control bg-sunken p-4">
      <div className="grid gap-1">
        <h3 className="font-semibold">{texts.heading}</h3>
        <p aria-live="polite" className="text-sm text-ink-soft">
          {texts.stateText[state]}
        </p>
        {state === 'insecure' && (
          <p className="text-sm">
            <TextLink to={paths.myDevices}>{texts.whatToDo}</TextLink>
          </p>
        )}
      </div>
      {!isObstacle(state) && (
        <Button variant="secondary" disabled={busy} onClick={() => save(state === 'off')}>
          {state === 'on' ? texts.turnOff : texts.turnOn}
        </Button>
      )}
    </div>
  );
}
