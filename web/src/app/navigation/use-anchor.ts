import { useSyncExternalStore } from 'react';

/** Where on the page of a kitchen the food stands by place; above it is what to eat first. */
export const PLACES = 'places';

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the places fill the screen more than what to eat first, or as much as the page's end lets them. */
function isAtPlaces(): boolean {
  const top = document.getElementById(PLACES)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  return scrollY > 0 && top < (isAtEnd ? innerHeight : innerHeight / 2);
}

export const useIsAtPlaces = (): boolean => useSyncExternalStore(subscribe, isAtPlaces, () => false);
