import { useSyncExternalStore } from 'react';

/** Kept, since reading it from the document makes the browser lay out the page at once. */
let isScrolled = false;

function subscribe(listener: () => void) {
  const read = () => {
    isScrolled = scrollY > 0;
    listener();
  };
  addEventListener('scroll', read, { passive: true });
  // The page may have been scrolled before.
  const frame = requestAnimationFrame(read);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', read);
  };
}

/** Whether the page is scrolled down at all. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => false,
  );
