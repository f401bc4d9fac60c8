import { useSyncExternalStore } from 'react';

/** In two columns, nothing is scrolled: nobody touches the screen. Below that width, the page is as long as it is. */
const TWO_COLUMNS = '(width >= 64rem)';
const REM = 16;

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

interface Room {
  /** The heights of a row, and of all that is not a row. */
  rowRem: number;
  restRem: number;
}

/** How many rows there is room for. */
export const useRows = ({ rowRem, restRem }: Room): number =>
  useSyncExternalStore(
    subscribe,
    () =>
      matchMedia(TWO_COLUMNS).matches
        ? Math.max(1, Math.floor((innerHeight / REM - restRem) / rowRem))
        : Number.POSITIVE_INFINITY,
    () => 1,
  );
