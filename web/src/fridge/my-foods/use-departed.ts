import type { Item, ItemId } from '@crisper/domain/items/item.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { renewFoods } from '#items/my-items-api.ts';
import type { Departure } from './restore-bar.tsx';
import type { useRowFocus } from './use-row-focus.ts';

/** The items that have just left the list and can come back, and where the focus goes then. */
export function useDeparted(rows: ReturnType<typeof useRowFocus>, dataUpdatedAt: number) {
  const client = useQueryClient();
  const [departed, setDeparted] = useState<Departure>();
  /** The item that comes back, and when the server had it again. */
  const awaited = useRef<{ id: ItemId; since: number }>(undefined);
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

  // The list has been fetched since, and contains the restored items.
  useEffect(() => {
    if (awaited.current && dataUpdatedAt > awaited.current.since) setDeparted(undefined);
  }, [dataUpdatedAt]);

  const onRestored = () => {
    const [first] = departed?.items ?? [];
    awaited.current = first && { id: first._id, since: Date.now() };
  };

  /** Called only if the focus is still in the bar that disappears. */
  const takeFocus = () => {
    if (awaited.current) rows.toRow(awaited.current.id);
    else rows.toPlace();
  };

  return { departed, depart, onRestored, onGone, takeFocus };
}
