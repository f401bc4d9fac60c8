import { useSyncExternalStore } from 'react';

/** A hook for what is true since the page was last scrolled: looking while it is rendered would lay it out half done. */
export function sinceScrolling(look: () => boolean): () => boolean {
  let isTrue = false;
  const subscribe = (listener: () => void) => {
    const read = () => {
      isTrue = look();
      listener();
    };
    addEventListener('scroll', read, { passive: true });
    // The page may have been scrolled before.
    const frame = requestAnimationFrame(read);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', read);
    };
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => isTrue,
      () => false,
    );
}

/** Whether the page is scrolled down at all. */
export const useScrolled = sinceScrolling(() => scrollY > 0);
