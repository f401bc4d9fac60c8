import { sessionsApi } from '@crisper/domain/accounts/sessions-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';

/** The browsers in which the person is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call(sessionsApi.listSessions),
  // The list has to show what happened a moment ago.
  staleTime: 0,
});
