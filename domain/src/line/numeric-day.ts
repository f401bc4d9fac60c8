import type { CalendarDate } from '#calendar-date.ts';
import { type Day, dayWithoutYear, dayWithYear, lastOfMonth, noSuchDay, oneOf, said, yearOf } from './day.ts';
import type { DayOrder, LineReader } from './line-food.ts';

const ISO = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const WITH_YEAR = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
/** "30/11-26". */
const NORTHERN = /^(\d{1,2})\/(\d{1,2})-(\d{4}|\d{2})$/;
const WITHOUT_YEAR = /^(\d{1,2})([/.])(\d{1,2})(\.?)$/;
/** Half a melon, or the first of February. */
const FRACTION = /^(?:1\/[234]|2\/3|3\/4)$/;
const MONTH_AND_YEAR = /^(\d{1,2})[-/.](\d{4})$/;

const MONTHS = 12;
const LONGEST_MONTH_DAYS = 31;
/** Labels carry two digits, and food keeps for years, not for decades. */
const CENTURY = 2000;

type Reckon = (month: number, day: number) => Day;

const mayBe = (month: number, day: number) =>
  month >= 1 && month <= MONTHS && day >= 1 && day <= LONGEST_MONTH_DAYS;

/** Null if the two numbers are no day and month in either order, as in "80/20 beef". */
function inOrder(one: number, other: number, known: DayOrder | null, reckon: Reckon): Day | null {
  const readings = { 'day-first': [other, one], 'month-first': [one, other] } as const;
  const orders: DayOrder[] =
    known === 'month-first' ? ['month-first', 'day-first'] : ['day-first', 'month-first'];
  const possible = orders.filter((order) => mayBe(...readings[order]));
  const days = possible.map((order) => reckon(...readings[order])).filter(({ date }) => date !== null);
  const [first, second] = days;
  if (!first) return possible.length > 0 ? noSuchDay : null;
  if (known === null && second)
    return oneOf(
      days.flatMap(({ date }) => date ?? []),
      'which_order',
    );
  // In the person's own order it is not a day, so it is read in the other order.
  const isOther = known !== null && possible[0] !== known;
  return isOther && first.certainty === 'said' ? { ...first, certainty: 'guessed' } : first;
}

/** Between dots the day comes first, wherever people write so. */
const orderOf = (separator: string | undefined, order: LineReader['order']): DayOrder | null =>
  separator === '.' ? 'day-first' : order;

function monthAndYear(month: number, year: number): Day | null {
  const date = lastOfMonth(year, month);
  return date && mayBe(month, 1) ? said(date) : null;
}

/** "12/27" is 27 December, or December 2027. */
function dayOrYear(one: number, other: number, day: Day, today: CalendarDate): Day {
  const end = other > MONTHS && one <= MONTHS ? lastOfMonth(CENTURY + other, one) : null;
  const isNear = end && end >= today && CENTURY + other - yearOf(today) <= 10;
  return isNear && day.date ? oneOf([day.date, end], 'which_order') : day;
}

/** The day that a word such as 3/12, 3.12.26 or 2026-12-03 means. */
export function numericDay(word: string, { today, order }: Pick<LineReader, 'today' | 'order'>): Day | null {
  const numbers = (match: RegExpExecArray) => match.slice(1).map(Number) as [number, number, number, number];
  const iso = ISO.exec(word);
  if (iso) {
    const [year, , month, day] = numbers(iso);
    return mayBe(month, day) ? dayWithYear(year, month, day) : null;
  }
  const withYear = WITH_YEAR.exec(word);
  if (withYear) {
    const [one, , other, year] = numbers(withYear);
    const full = year < 100 ? CENTURY + year : year;
    return inOrder(one, other, orderOf(withYear[2], order), (month, day) => dayWithYear(full, month, day));
  }
  const northern = NORTHERN.exec(word);
  if (northern) {
    const [day, month, year] = numbers(northern);
    return mayBe(month, day) ? dayWithYear(year < 100 ? CENTURY + year : year, month, day) : null;
  }
  const month = MONTH_AND_YEAR.exec(word);
  if (month) return monthAndYear(Number(month[1]), Number(month[2]));
  const short = WITHOUT_YEAR.exec(word);
  if (!short) return null;
  const [one, , other] = numbers(short);
  // No month has that number, and nobody writes it first before a dot: 1.29 is money.
  if (short[2] === '.' && other > MONTHS) return null;
  const read = inOrder(one, other, orderOf(short[2], order), (m, d) => dayWithoutYear(m, d, today));
  if (!read || short[2] === '.') return read && dotted(read, short[4] === '.');
  if (FRACTION.test(word)) return { ...read, certainty: 'doubtful', doubt: 'date_or_amount' };
  return order === 'month-first' ? read : dayOrYear(one, other, read, today);
}

/** Without a dot at its end, 3.12 is as likely a number. */
function dotted(day: Day, isClosed: boolean): Day | null {
  if (isClosed) return day;
  return day.date && { ...day, certainty: 'doubtful', doubt: 'date_or_amount' };
}
