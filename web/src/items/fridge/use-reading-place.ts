import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { currentPageSize } from './use-page-size.ts';

/** What lies under the navigation bar is not on the screen. */
const BAR_PX = 72;

export interface ReadingPlace {
  /** The place within the page of the first card on the screen, which is kept; 0 while the list's top is in view. */
  keep(): number;
  /** Brings the card that was kept back on the screen, once. */
  restore(): void;
}

/** Remembers which card is the first on the screen while somebody scrolls, so that a new layout can show it again. */
export function useReadingPlace(list: RefObject<HTMLElement | null>, size: number): ReadingPlace {
  const first = useRef<{ index: number; id: string } | null>(null);
  const kept = useRef<string | null>(null);

  useEffect(() => {
    const look = () => {
      // A screen that changes its width scrolls as well, before anybody is told of the new width.
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
