import { keysApi } from '@crisper/domain/keys/keys-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';

/** The keys of the person's programs. */
export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: () => call(keysApi.listKeys),
  // The list says what was used a moment ago.
  staleTime: 0,
});
