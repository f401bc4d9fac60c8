import { addDays, type CalendarDate, calendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/items/category.ts';
import type { Outcome } from '@crisper/domain/items/keeping/toll.ts';
import type { WasteMonth } from '@crisper/domain/waste/waste-api.ts';

export type Sum = Pick<WasteMonth, 'foods' | 'grams' | 'guessedGrams' | 'co2e' | 'money' | 'unpriced'>;

const nothing: Sum = { foods: 0, grams: 0, guessedGrams: 0, co2e: 0, money: 0, unpriced: 0 };

const plus = (a: Sum, b: Sum): Sum => ({
  foods: a.foods + b.foods,
  grams: a.grams + b.grams,
  guessedGrams: a.guessedGrams + b.guessedGrams,
  co2e: a.co2e + b.co2e,
  money: a.money + b.money,
  unpriced: a.unpriced + b.unpriced,
});

interface Asked {
  month?: CalendarDate;
  outcome: Outcome;
  category?: Category;
}

export function sumOf(rows: readonly WasteMonth[], { month, outcome, category }: Asked): Sum {
  return rows
    .filter(
      (row) =>
        row.outcome === outcome &&
        (month === undefined || row.month === month) &&
        (category === undefined || row.category === category),
    )
    .reduce(plus, nothing);
}

export const firstOfMonth = (day: CalendarDate): CalendarDate => calendarDate(`${day.slice(0, -2)}01`);
export const monthBefore = (month: CalendarDate): CalendarDate => firstOfMonth(addDays(month, -1));

/** The months up to that one, oldest first. */
export function monthsUpTo(last: CalendarDate, count: number): CalendarDate[] {
  const months = [firstOfMonth(last)];
  while (months.length < count) months.unshift(monthBefore(months[0] as CalendarDate));
  return months;
}
