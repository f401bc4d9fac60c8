import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { kitchensExpiredQuery } from '#items/kitchen-lists-api.ts';
import type { OwnKitchen } from '#items/my-items-api.ts';
import { useToday } from '#items/today.ts';
import { ExpiredList } from './expired-list.tsx';

/** What expired in one kitchen of the person, or in all of them; fetched by people who have one. */
export default function KitchenExpired({ kitchens }: { kitchens: readonly OwnKitchen[] }) {
  const today = useToday();
  const [asked, setAsked] = useState(1);
  const list = useQuery(kitchensExpiredQuery(kitchens, asked, today));
  return <ExpiredList list={list} asked={asked} onAsk={setAsked} today={today} />;
}
