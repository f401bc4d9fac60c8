import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query';

const FRESH_FOR_MS = 30_000;

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: FRESH_FOR_MS, retry: 1 } },
});

/** Takes over what the build already fetched for this page. */
const prefetched = globalThis.document?.getElementById('prefetched')?.textContent;
if (prefetched) hydrate(queryClient, JSON.parse(prefetched) as DehydratedState);
