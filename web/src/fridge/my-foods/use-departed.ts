import type { Item, ItemId } from '@crisper/domain/items/item.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { renewFoods } from '#items/my-items-api.ts';
import type { Departure } from './undo-bar.tsx';
import type { useRowFocus } from './use-row-focus.ts';

/** The items that have just left the list and can come back, and where the focus goes then. */
export function useDeparted(rows: ReturnType<typeof useRowFocus>, dataUpdatedAt: number) {
  const client = useQueryClient();
  const [departed, setDeparted] = useState<Departure>();
  const awaited = useRef<ItemId>(undefined);
  const onGone = useCallback(() => {
    awaited.current = undefined;
    setDeparted(undefined);
  }, []);

  const depart = (departure: Departure, shown: Item[]) => {
    rows.rememberPlace(shown.findIndex(({ _id }) => departure.items.some((item) => item._id === _id)));
    awaited.current = undefined;
    setDeparted(departure);
    void renewFoods(client);
  };

  // The list has been fetched again and contains the restored items.
  useEffect(() => {
    if (dataUpdatedAt > 0 && awaited.current !== undefined) setDeparted(undefined);
  }, [dataUpdatedAt]);

  const onRestored = () => {
    awaited.current = departed?.items[0]?._id;
  };

  /** Called only if the focus is still in the bar that disappears. */
  const takeFocus = () => {
    if (awaited.current === undefined) rows.toPlace();
    else rows.toRow(awaited.current);
  };

  return { departed, depart, onRestored, onGone, takeFocus };
}
