import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { dayOrder } from '@crisper/domain/items/line/day-order.ts';
import type { LineReader } from '@crisper/domain/items/line/line-food.ts';
import type { NamedPlace } from '@crisper/domain/kitchens/place-schema.ts';
import { lineWords } from '@crisper/texts/items/line-words.ts';
import type { KitchenPerson } from '#items/kitchen/kitchen-person.ts';
import { readerLocale } from '#ui/formats.ts';

export interface Reading {
  self: string;
  people: readonly KitchenPerson[];
  today: CalendarDate;
  places: readonly NamedPlace[];
}

/** What the kitchen and the person bring to the reading of a line. */
export const lineReader = ({ self, people, today, places }: Reading): LineReader => ({
  today,
  order: dayOrder(readerLocale()),
  places,
  people: people.map(({ accountId, name }) => ({ id: accountId, name })),
  me: self,
  words: lineWords,
});
