import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { dayOrder } from '@crisper/domain/items/line/day-order.ts';
import type { LineReader } from '@crisper/domain/items/line/line-food.ts';
import { lineWords } from '@crisper/texts/items/line-words.ts';
import { useMemo } from 'react';
import type { KitchenPerson } from '#items/kitchen/kitchen-person.ts';
import { usePlaces } from '#items/kitchen/places.ts';
import { readerLocale } from '#ui/formats.ts';

interface Reading {
  kitchenId: string;
  self: string;
  people: KitchenPerson[];
  today: CalendarDate;
}

/** What the kitchen and the person bring to the reading of a line. */
export function useReader({ kitchenId, self, people, today }: Reading): LineReader {
  const places = usePlaces(kitchenId);
  return useMemo(
    () => ({
      today,
      order: dayOrder(readerLocale()),
      places,
      people: people.map(({ accountId, name }) => ({ id: accountId, name })),
      me: self,
      words: lineWords,
    }),
    [today, places, people, self],
  );
}
