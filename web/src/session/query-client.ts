import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { currentSession, onAuthStateChanged } from './session-store.ts';

const FRESH_FOR_MS = 30_000;

/** A query whose answer the build wrote into the page. */
export interface PrefetchedQuery {
  queryKey: QueryKey;
  data: unknown;
  updatedAt: number;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a call fails like any other and can be tried again, instead of loading for ever.
    queries: { staleTime: FRESH_FOR_MS, retry: 1, networkMode: 'always', refetchOnReconnect: true },
  },
});

/** Takes over what the build already fetched for this page. */
const prefetched = globalThis.document?.getElementById('prefetched')?.textContent;
for (const { queryKey, data, updatedAt } of JSON.parse(prefetched ?? '[]') as PrefetchedQuery[]) {
  queryClient.setQueryData(queryKey, data, { updatedAt });
}

let known = currentSession().user?.uid;
onAuthStateChanged((user) => {
  if (user?.uid === known) return;
  // What one person was shown is not for the next; what a visitor was shown may say more to its owner.
  if (known) void queryClient.resetQueries();
  else void queryClient.invalidateQueries();
  known = user?.uid;
});
