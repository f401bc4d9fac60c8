import type { ItemId } from '@crisper/domain/items/item.ts';
import { type RefObject, useCallback, useMemo, useRef } from 'react';

/** Moves the focus to a row of the region, or to the region itself where there is no such row. */
export function useRowFocus(region: RefObject<HTMLElement | null>) {
  const deletedAt = useRef(0);

  const focus = useCallback(
    (find: (links: HTMLElement[]) => HTMLElement | undefined) => {
      const links = region.current?.querySelectorAll<HTMLElement>('tr[data-item] th a') ?? [];
      (find([...links]) ?? region.current)?.focus();
    },
    [region],
  );

  return useMemo(
    () => ({
      rememberPlace(index: number) {
        deletedAt.current = index;
      },
      /** To the row that took the place of the deleted one, or to the last row. */
      toPlace: () => focus((links) => links[deletedAt.current] ?? links.at(-1)),
      toRow: (id: ItemId) => focus((links) => links.find((link) => link.closest('tr')?.dataset.item === id)),
      toList: () => focus(() => undefined),
    }),
    [focus],
  );
}
