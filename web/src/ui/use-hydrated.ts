import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in prerendered HTML and while React takes it over, when the address's query is not known yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
