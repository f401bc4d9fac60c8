import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useKitchenDay } from '#items/kitchen-day.ts';
import { kitchenFoodQuery } from '#kitchen/kitchen-food-query.ts';
import type { KitchenPerson } from '#kitchen/kitchen-person.ts';
import { useLastView } from '#session/views/last-view.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { type BesideList, FoodList } from './food-list.tsx';

interface KitchenFoodProps {
  kitchenId: string;
  /** The account of the person who is signed in. */
  self: string;
  people: KitchenPerson[];
  /** Guests look, and touch nothing. */
  mayTouch: boolean;
  whenEmpty: ReactNode;
  beside: (list: BesideList) => ReactNode;
}

export function KitchenFood(props: KitchenFoodProps) {
  const { whenEmpty, ...list } = props;
  const { kitchenId } = list;
  const { data, isPending, refetch } = useQuery(kitchenFoodQuery(kitchenId));
  const today = useKitchenDay(kitchenId);
  useLastView({ isOver: !isPending, isDrawn: data !== undefined });
  return (
    <div className="grid grid-cols-1 gap-5">
      {isPending && <FoodLoading />}
      {!data && !isPending && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
      {data?.items.length === 0 && whenEmpty}
      {data && <FoodList {...list} items={data.items} today={today} />}
    </div>
  );
}

function FoodLoading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-16 w-full rounded-card" />
      <Skeleton className="h-16 w-full rounded-card" />
      <Skeleton className="h-16 w-full rounded-card" />
    </div>
  );
}
