import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { type Row, rowLike } from '#kitchen/adding/row.ts';
import { kitchenFoodQuery } from '#kitchen/kitchen-food-query.ts';

/** Adds the same as an item of the kitchen, which the URL names, once. */
export function useLike(kitchenId: string, add: (row: Row) => void): void {
  const [search, setSearch] = useSearchParams();
  const like = search.get('like');
  const { data } = useQuery({ ...kitchenFoodQuery(kitchenId), enabled: like !== null });
  const item = data?.items.find(({ _id }) => _id === like);
  const addSame = useEffectEvent((same: KitchenItem) => {
    add(rowLike({ ...same, amount: same.amountStart }));
    setSearch({}, { replace: true });
  });
  useEffect(() => {
    if (item) addSame(item);
  }, [item]);
}
