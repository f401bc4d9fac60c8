import { useQuery } from '@tanstack/react-query';
import { deviceQuery } from '#reminders/device-query.ts';
import { remindersQuery } from '#reminders/reminders-query.ts';
import { remindersState } from '#reminders/reminders-state.ts';
import { useProviders } from '#session/use-providers.ts';

/** Whether and where the person is reminded, once that is known. */
export function useRemindersState(): string | undefined {
  const { data: reminders } = useQuery(remindersQuery);
  const { data: device } = useQuery(deviceQuery);
  const providers = useProviders();
  return reminders && device && providers
    ? remindersState(reminders, { device, sendsMail: providers.sendsMail })
    : undefined;
}
