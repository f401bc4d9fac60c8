import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled down at all. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > 0,
    () => false,
  );
