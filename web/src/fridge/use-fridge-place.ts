import { useEffect, useState } from 'react';
import type { ReadingPlace } from './use-reading-place.ts';

interface Place {
  page: number;
  size: number;
  /** The page in the URL when this was calculated. */
  written: number;
}

/** The page of the new size that holds the item that was on the screen. */
export function pageAfterResize(page: number, oldSize: number, newSize: number, reading: number): number {
  return Math.floor(((page - 1) * oldSize + reading) / newSize) + 1;
}

/** Which page to show. When the width of the screen changes the page size, the item being read stays in view. */
export function useFridgePlace(
  written: number,
  size: number,
  reading: ReadingPlace,
  write: (page: number) => void,
): number {
  const [place, setPlace] = useState<Place>({ page: written, size, written });
  let { page } = place;
  if (place.written !== written) page = written;
  else if (place.size !== size) page = pageAfterResize(page, place.size, size, reading.keep());
  if (place.page !== page || place.size !== size || place.written !== written)
    setPlace({ page, size, written });

  useEffect(() => {
    if (page !== written) write(page);
  }, [page, written, write]);
  return page;
}
