import type { ItemId } from '@crisper/domain/items/item.ts';
import { type RefObject, useCallback, useMemo, useRef } from 'react';

/** Moves the keyboard's place among the rows of the region; where there is no such row, the region itself takes it. */
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
      /** What moved up to where something was deleted, or what is now the last. */
      toPlace: () => focus((links) => links[deletedAt.current] ?? links.at(-1)),
      toRow: (id: ItemId) => focus((links) => links.find((link) => link.closest('tr')?.dataset.item === id)),
      toList: () => focus(() => undefined),
    }),
    [focus],
  );
}
