import { sinceScrolling } from './use-scrolled.ts';

/** Where on the page of a kitchen the food stands by place; above it is what to eat first. */
export const PLACES = 'places';

/** Whether the places fill the screen more than what to eat first, or as much as the page's end lets them. */
export const useIsAtPlaces = sinceScrolling(() => {
  const top = document.getElementById(PLACES)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  return scrollY > 0 && top < (isAtEnd ? innerHeight : innerHeight / 2);
});
