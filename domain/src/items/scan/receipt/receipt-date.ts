import { type CalendarDate, daysBetween } from '#calendar-date.ts';
import type { DayOrder } from '#items/line/line-food.ts';
import { numericDay } from '#items/line/numeric-day.ts';

const DATE = /(?<![\d.,])(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}([-/.])\d{1,2}\1(?:20)?\d{2})(?![\d])/g;

/** The day of the purchase: the last one of those that the print may mean. Nobody shops in the future. */
export function receiptDate(
  text: string,
  { today, order }: { today: CalendarDate; order: DayOrder | null },
): CalendarDate | null {
  const orders: DayOrder[] =
    order === 'month-first' ? ['month-first', 'day-first'] : ['day-first', 'month-first'];
  const days = Array.from(text.matchAll(DATE), ([word]) => word).flatMap((word) =>
    orders.flatMap((each) => numericDay(word, { today, order: each })?.date ?? []),
  );
  const past = days.filter((day) => day <= today);
  return past.toSorted((one, other) => daysBetween(one, today) - daysBetween(other, today))[0] ?? null;
}
