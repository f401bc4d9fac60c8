import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { currentPageSize } from './use-page-size.ts';

/** The height of the navigation bar, which covers the top of the page. */
const BAR_PX = 72;

export interface ReadingPlace {
  /** Remembers the first card on the screen and returns its index in the page; 0 while the top of the list is in view. */
  keep(): number;
  /** Scrolls the remembered card back into view, once. */
  restore(): void;
}

/** Tracks the first card on the screen while the person scrolls, so that a new layout can show it again. */
export function useReadingPlace(list: RefObject<HTMLElement | null>, size: number): ReadingPlace {
  const first = useRef<{ index: number; id: string } | null>(null);
  const kept = useRef<string | null>(null);

  useEffect(() => {
    const look = () => {
      // A change of width scrolls the page before React knows the new width.
      if (!list.current || currentPageSize() !== size) return;
      first.current = null;
      if (list.current.getBoundingClientRect().top >= BAR_PX) return;
      const cards = [...list.current.querySelectorAll<HTMLElement>('[data-item]')];
      const index = cards.findIndex((card) => card.getBoundingClientRect().bottom > BAR_PX);
      const id = cards[index]?.dataset.item;
      if (id) first.current = { index, id };
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [list, size]);

  return useMemo(
    () => ({
      keep() {
        kept.current = first.current?.id ?? null;
        return first.current?.index ?? 0;
      },
      restore() {
        const card = kept.current && list.current?.querySelector(`[data-item="${kept.current}"]`);
        if (card) card.scrollIntoView({ block: 'nearest' });
        kept.current = null;
      },
    }),
    [list],
  );
}
