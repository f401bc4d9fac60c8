import { remindersApi } from '@crisper/domain/reminders/reminders-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';

export const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: () => call(remindersApi.getReminders),
});
