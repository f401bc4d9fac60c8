import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { currentSession, onAuthStateChanged } from './session-store.ts';

const FRESH_FOR_MS = 30_000;

/** A query whose result the build wrote into the page. */
export interface PrefetchedQuery {
  queryKey: QueryKey;
  data: unknown;
  updatedAt: number;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a request fails like any other and can be retried, instead of loading for ever.
    queries: { staleTime: FRESH_FOR_MS, retry: 1, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
});

/** Uses the data that the build already fetched for this page. */
const prefetched = globalThis.document?.getElementById('prefetched')?.textContent;
for (const { queryKey, data, updatedAt } of JSON.parse(prefetched ?? '[]') as PrefetchedQuery[]) {
  queryClient.setQueryData(queryKey, data, { updatedAt });
}

let known = currentSession().user?.uid;
onAuthStateChanged((user) => {
  if (user?.uid === known) return;
  // One person's data is not for the next; a visitor's data may lack what its owner sees.
  if (known) void queryClient.resetQueries();
  else void queryClient.invalidateQueries();
  known = user?.uid;
});
