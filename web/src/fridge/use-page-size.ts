import { useSyncExternalStore } from 'react';
import { browsePageSize } from './page-size.ts';

// The widths at which the page size changes. `browsePageSize` says to which.
const queries = ['(min-width: 1280px)', '(min-width: 768px)'];

function subscribe(listener: () => void): () => void {
  const lists = queries.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

export const currentPageSize = (): number => browsePageSize(window.innerWidth);

export function usePageSize(): number {
  return useSyncExternalStore(subscribe, currentPageSize, () => browsePageSize(0));
}
