import type { Item, ItemId } from '@crisper/domain/items/item.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ITEMS_KEY } from '#items/items-api.ts';
import type { useRowFocus } from './use-row-focus.ts';

/** The items that were just deleted and can be restored, and where the focus goes then. */
export function useDeleted(rows: ReturnType<typeof useRowFocus>, dataUpdatedAt: number) {
  const client = useQueryClient();
  const [deleted, setDeleted] = useState<Item[]>();
  const awaited = useRef<ItemId>(undefined);
  const onGone = useCallback(() => {
    awaited.current = undefined;
    setDeleted(undefined);
  }, []);

  const finishDelete = (gone: Item[], shown: Item[]) => {
    rows.rememberPlace(shown.findIndex(({ _id }) => gone.some((item) => item._id === _id)));
    awaited.current = undefined;
    setDeleted(gone);
    void client.invalidateQueries({ queryKey: ITEMS_KEY });
  };

  // The list has been fetched again and contains the restored items.
  useEffect(() => {
    if (dataUpdatedAt > 0 && awaited.current !== undefined) setDeleted(undefined);
  }, [dataUpdatedAt]);

  const onRestored = () => {
    awaited.current = deleted?.[0]?._id;
  };

  /** Called only if the focus is still in the bar that disappears. */
  const takeFocus = () => {
    if (awaited.current === undefined) rows.toPlace();
    else rows.toRow(awaited.current);
  };

  return { deleted, finishDelete, onRestored, onGone, takeFocus };
}
