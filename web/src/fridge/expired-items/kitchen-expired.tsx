import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { kitchensExpiredQuery } from '#items/kitchen-lists-api.ts';
import type { MyKitchen, PlacedItem } from '#items/my-items-api.ts';
import { useDays } from '#items/today.ts';
import { ExpiredList } from './expired-list.tsx';

/** What expired in one kitchen of the person, or in all of them; fetched by people who have one. */
export default function KitchenExpired({ kitchens }: { kitchens: readonly MyKitchen[] }) {
  const days = useDays(kitchens);
  const [asked, setAsked] = useState(1);
  const list = useQuery(kitchensExpiredQuery(kitchens, asked, days));
  const todayOf = ({ kitchenId }: PlacedItem) =>
    days[kitchens.findIndex(({ id }) => id === kitchenId)] ?? null;
  return <ExpiredList list={list} asked={asked} onAsk={setAsked} todayOf={todayOf} />;
}
