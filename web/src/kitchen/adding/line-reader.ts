import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { FoodSense } from '@crisper/domain/foods/food-sense.ts';
import type { NamedPlace } from '@crisper/domain/kitchens/place-schema.ts';
import { habitsOf } from '@crisper/domain/line/habits.ts';
import type { LineReader } from '@crisper/domain/line/line-food.ts';
import { lineWords } from '@crisper/texts/items/line-words.ts';
import { ownZone } from '#http/own-zone.ts';
import type { KitchenPerson } from '#kitchen/kitchen-person.ts';
import { readerLocale } from '#ui/formats.ts';

export interface LineContext {
  self: string;
  people: readonly KitchenPerson[];
  today: CalendarDate;
  places: readonly NamedPlace[];
  /** The kitchen's; without it, a price of any currency is taken. */
  currency?: string | null;
  /** The list of foods, once it is there. */
  sense?: FoodSense | null;
}

/** What the kitchen and the person bring to the reading of a line. */
export const lineReader = ({
  self,
  people,
  today,
  places,
  currency = null,
  sense = null,
}: LineContext): LineReader => ({
  today,
  ...habitsOf(readerLocale(), ownZone()),
  places,
  people: people.map(({ accountId, name }) => ({ id: accountId, name })),
  me: self,
  words: lineWords,
  currency,
  sense,
});
