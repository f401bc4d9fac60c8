import { useSyncExternalStore } from 'react';

let isOpened = false;
const listeners = new Set<() => void>();

export function markOpened(): void {
  isOpened = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the code of the page that was opened by its URL is there, or failed to load. False while React hydrates. */
export const useIsOpened = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpened,
    () => false,
  );
