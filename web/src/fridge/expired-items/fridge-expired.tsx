import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Scope } from '#items/items-api.ts';
import { expiredItemsQuery } from '#items/my-items-api.ts';
import { useToday } from '#items/today.ts';
import { useLiveItems } from '#items/use-live-items.ts';
import { ExpiredList } from './expired-list.tsx';

/** What expired in the public fridge. */
export function FridgeExpired({ scope }: { scope: Scope }) {
  useLiveItems();
  const today = useToday();
  const [asked, setAsked] = useState(1);
  const list = useQuery(expiredItemsQuery(scope, asked, today));
  return <ExpiredList list={list} asked={asked} onAsk={setAsked} todayOf={() => today} />;
}
