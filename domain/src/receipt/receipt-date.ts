import { type CalendarDate, daysBetween } from '#calendar-date.ts';
import { patternOf } from '#labels/misread.ts';
import { monthWords } from '#labels/pack-words.ts';
import { dateOf } from '#line/day.ts';
import type { DayOrder } from '#line/line-food.ts';
import { numericDay } from '#line/numeric-day.ts';
import { asDigits } from './digits.ts';

const DATE = /(?<![\d.,])(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}([-/.])\d{1,2}\1(?:20)?\d{2})(?![\d])/g;

/** Letters that stand among the figures of a date. */
const LIKE_DATE = /(?<![\p{L}\d])[\dOolI]{1,4}([-/.])[\dOolI]{1,2}\1[\dOolI]{2,4}(?![\p{L}\d])/gu;

const LIKE_DAY = /(?<![\p{L}\d])[\dOolI]{1,2}(?=,? 20\d\d(?!\d))/gu;

const months = monthWords.map((names) => names.map(patternOf).join('|'));
/** "7 novembre 2026", "17 Nov 26". */
const NAMED = new RegExp(
  `(?<!\\d)(?<day>\\d{1,2})[ .,/-]{0,3}(?:DE )?(?<month>${months.join('|')})[ .,/-]{1,3}(?:DE )?(?<year>20\\d\\d|\\d\\d)(?!\\d)`,
  'g',
);

/** "Nov 12, 2026". */
const MONTH_FIRST = new RegExp(
  `(?<![A-Z])(?<month>${months.join('|')})[ .]{1,2}(?<day>\\d{1,2})[ ,]{1,2}(?<year>20\\d\\d)(?!\\d)`,
  'g',
);

const yearIn = (year = '') => (year.length === 2 ? 2000 + Number(year) : Number(year));
const plainCapitals = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();

/** The day of the purchase: the last one of those that the print may mean. Nobody shops in the future. */
export function receiptDate(
  text: string,
  { today, order }: { today: CalendarDate; order: DayOrder | null },
): CalendarDate | null {
  const orders: DayOrder[] =
    order === 'month-first' ? ['month-first', 'day-first'] : ['day-first', 'month-first'];
  const digits = text.replaceAll(LIKE_DATE, asDigits).replaceAll(LIKE_DAY, asDigits);
  const days = Array.from(digits.matchAll(DATE), ([word]) => word).flatMap((word) =>
    orders.flatMap((each) => numericDay(word, { today, order: each })?.date ?? []),
  );
  const named = [NAMED, MONTH_FIRST]
    .flatMap((form) => [...plainCapitals(digits).matchAll(form)])
    .map(({ groups = {} }) => {
      const month = months.findIndex((names) => new RegExp(`^(?:${names})$`).test(groups.month ?? '')) + 1;
      return dateOf(yearIn(groups.year), month, Number(groups.day));
    });
  const past = [...days, ...named.flatMap((day) => day ?? [])].filter((day) => day <= today);
  return past.toSorted((one, other) => daysBetween(one, today) - daysBetween(other, today))[0] ?? null;
}
