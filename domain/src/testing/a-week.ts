import { addDays, type CalendarDate } from '#calendar-date.ts';
import type { DateKind, Estimated } from '#items/keeping/good-through.ts';

/** A food that is put in on the first day of a week, and what everybody has to say about it on each of its days. */
interface FoodOfWeek {
  title: string;
  /** As it is sent; nothing where nobody knows. */
  dates: (first: CalendarDate) => {
    labelDate?: CalendarDate | null;
    dateKind?: DateKind;
    estimated?: Estimated;
  };
  /** Its last good day, counted from the first; null if it has none. */
  last: number | null;
  /** Nobody said the day. */
  isAbout: boolean;
  /** Once the day has passed. */
  after: 'do not eat' | 'look, smell, taste' | null;
}

export const A_WEEK: FoodOfWeek[] = [
  {
    title: 'Milk',
    dates: (first) => ({ labelDate: addDays(first, 2), dateKind: 'best-before' }),
    ...{ last: 2, isAbout: false, after: 'look, smell, taste' },
  },
  {
    title: 'Coleslaw',
    dates: (first) => ({ labelDate: addDays(first, 1), dateKind: 'use-by' }),
    ...{ last: 1, isAbout: false, after: 'do not eat' },
  },
  {
    title: 'Chicken',
    dates: (first) => ({
      labelDate: addDays(first, 1),
      dateKind: 'use-by',
      estimated: { days: 1, source: 'foodkeeper' },
    }),
    ...{ last: 1, isAbout: true, after: 'do not eat' },
  },
  {
    title: 'Leek',
    dates: (first) => ({
      labelDate: addDays(first, 3),
      dateKind: 'estimate',
      estimated: { days: 3, source: 'kitchen', times: 2 },
    }),
    ...{ last: 3, isAbout: true, after: 'look, smell, taste' },
  },
  { title: 'Honey', dates: () => ({ labelDate: null }), last: null, isAbout: false, after: null },
  { title: 'Cashew dip', dates: () => ({}), last: null, isAbout: false, after: null },
];
export const WEEK_DAYS = 7;

/** What a text about the food says on that day of the week, in the three things that people act by. */
export function saidOn({ last, isAbout, after }: FoodOfWeek, day: number) {
  const isPast = last !== null && day > last;
  return {
    isAbout,
    doNotEat: isPast && after === 'do not eat',
    lookSmellTaste: isPast && after === 'look, smell, taste',
  };
}

/** The same, as it was read in a text. */
export const readIn = (text: string) => ({
  isAbout: /\babout\b/i.test(text),
  doNotEat: /do not eat/i.test(text),
  lookSmellTaste: /look, smell, taste/i.test(text),
});
