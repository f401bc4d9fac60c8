import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in prerendered HTML and while React hydrates it, when the URL's query string is not known yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
