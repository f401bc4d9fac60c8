import { addDays, type CalendarDate } from '#calendar-date.ts';
import { type Day, dateOf, dayWithoutYear, lastOfMonth, monthWithoutYear } from '#line/day.ts';
import type { DayOrder } from '#line/line-food.ts';
import { DIGIT, numberOf, patternOf } from './misread.ts';
import { MONTH_CODES, monthWords } from './pack-words.ts';

export interface PackReader {
  today: CalendarDate;
  /** Null if nobody knows: then both are offered. */
  order: DayOrder | null;
  /** The pack itself says so. */
  isOrderSaid?: boolean;
}

/** A day as it is printed. */
export interface PrintedDay {
  from: number;
  to: number;
  /** The days that it may mean, the likeliest first. */
  days: CalendarDate[];
  /** Those of them that are the last of a month, which was printed without a day. */
  monthEnds: CalendarDate[];
  /** Without a word beside it, it may as well be something else. */
  needsLabel: boolean;
  /** A year alone, which counts behind "end of" only. */
  isYear: boolean;
}

interface Readings {
  days?: (CalendarDate | null)[];
  monthEnds?: (CalendarDate | null)[];
  needsLabel?: boolean;
  isYear?: boolean;
}
type Parts = Record<string, string | undefined>;
type Shape = [pattern: RegExp, read: (parts: Parts, reader: PackReader) => Readings];

const CENTURY = 2000;
/** A person enters an old tin; nobody enters one from the last century. */
const PASSED_DAYS_MAX = 730;
const AHEAD_DAYS_MAX = 3650;
/** Of two ways to read a day, one long past is not meant. */
const JUST_PASSED_DAYS = 60;

const months = monthWords.map((words) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(patternOf)
    .join('|'),
);
const MONTH = `(?<name>${months.join('|')})`;
const DAY = `(?<day>${DIGIT}{1,2})(?:ST|ND|RD|TH)?`;
const YEAR = `(?<year>2[0OQ]${DIGIT}{2}|${DIGIT}{2})`;
const LONG_YEAR = `(?<year>2[0OQ]${DIGIT}{2})`;
const ONE = `(?<one>${DIGIT}{1,2})`;
const OTHER = `(?<other>${DIGIT}{1,2})`;
const GAP = "[ .,/'-]{0,3}";
/** A day that its month does not have is not a date, and is not read as another one. */
const NO_DAY_BEFORE = `(?<!(?<![A-Z0-9])${DIGIT}{1,2}${GAP})`;
const MARK = '(?<mark> ?[./-] ?| )';
const AGAIN = '\\k<mark>';

/** The number of a lot may stick to a day: "09.2027L7B". */
const NO_LOT = '(?!L\\d)';

const shape = (...parts: string[]) =>
  new RegExp(`(?<![A-Z0-9]|[A-Z0-9][.,/-])${parts.join('')}(?!${NO_LOT}[A-Z0-9]|[.,/-]\\d)`, 'g');

const number = (text = '') => numberOf(text) ?? Number.NaN;
const monthOf = (name = '') => months.findIndex((words) => new RegExp(`^(?:${words})$`).test(name)) + 1;
const yearOf = (text?: string) => (number(text) < 100 ? CENTURY + number(text) : number(text));
const allOf = ({ date, choices }: Day) => choices ?? [date];

/** Both orders, that of the person first; between dots the day comes first. */
function inOrders(
  { order, isOrderSaid }: PackReader,
  mark: string,
  read: (isDayFirst: boolean) => CalendarDate | null,
) {
  if (isOrderSaid) return [read(order === 'day-first')];
  const days = [read(true), read(false)];
  if (mark.includes('.') && days[0]) return [days[0]];
  return order === 'month-first' ? days.toReversed() : days;
}

/** Three numbers; where the last cannot be the year, it is the first. */
function numeric({ one, other, year, mark = '' }: Parts, reader: PackReader): (CalendarDate | null)[] {
  const [a, b] = [number(one), number(other)];
  const days = inOrders(reader, mark, (isDayFirst) =>
    isDayFirst ? dateOf(yearOf(year), b, a) : dateOf(yearOf(year), a, b),
  );
  const middle = dateOf(yearOf(year), 6, 30);
  const yearFirst = dateOf(yearOf(one), b, number(year));
  if (!middle || !isPlausible(middle, reader)) return [yearFirst];
  // "281127" begins with the day here and with the year abroad.
  if (mark === '' && yearFirst && yearFirst >= reader.today) return [...days, yearFirst];
  // "26/11/27" from abroad may end a year sooner than it seems.
  const isSooner =
    yearFirst &&
    yearFirst >= reader.today &&
    days.some(Boolean) &&
    days.every((day) => !day || yearFirst < day);
  return isSooner && !mark.includes('.') && one?.length === 2 && year?.length === 2
    ? [...days, yearFirst]
    : days;
}

/** Two numbers: a month and its year, or a day without a year. */
function short({ one, other, mark = '' }: Parts, reader: PackReader): Readings {
  const [a, b] = [number(one), number(other)];
  const end = lastOfMonth(yearOf(other), a);
  const days = inOrders(reader, mark, (isDayFirst) => {
    const [month, day] = isDayFirst ? [b, a] : [a, b];
    // A leap year has every day that there is.
    return dateOf(CENTURY, month, day);
  }).flatMap((day) =>
    day ? allOf(dayWithoutYear(Number(day.slice(5, 7)), Number(day.slice(8)), reader.today)) : [],
  );
  return { monthEnds: [end], days, needsLabel: true };
}

const named = ({ day, name, year }: Parts): Readings => ({
  days: [dateOf(yearOf(year), monthOf(name), number(day))],
});
const yearFirst = ({ year, one, other }: Parts): Readings => ({
  days: [dateOf(number(year), number(one), number(other))],
});

/** The blanks that a reader of print sees between digits. */
const closed = (text = '') => text.replaceAll(' ', '');
const spaced = ({ one, other, year }: Parts, reader: PackReader): Readings => ({
  days: numeric({ one: closed(one), other: closed(other), year: closed(year), mark: '.' }, reader),
  needsLabel: true,
});

const monthOfYear = ({ one, year, mark }: Parts): Readings => ({
  monthEnds: [lastOfMonth(number(year), number(one))],
  needsLabel: mark === ' ',
});

/** Of those that match at the same place, the longest is meant. */
const shapes: Shape[] = [
  [shape(DAY, GAP, MONTH, GAP, YEAR), named],
  [shape(NO_DAY_BEFORE, MONTH, GAP, DAY, '[ .,/-]{1,3}', YEAR), named],
  [shape(NO_DAY_BEFORE, MONTH, GAP, `(?!2[0OQ]${DIGIT}{2}(?![A-Z0-9]))(?<day>${DIGIT}{2})`, YEAR), named],
  [shape(LONG_YEAR, GAP, MONTH, GAP, DAY), named],
  [
    shape(DAY, GAP, MONTH),
    ({ day, name }, { today }) => ({
      days: allOf(dayWithoutYear(monthOf(name), number(day), today)),
      needsLabel: true,
    }),
  ],
  [
    shape('(?:ENDE|FIN|END OF|EIND|FINE) ', MONTH, '(?!\\.? ?\\d)'),
    ({ name }, { today }) => ({ monthEnds: [monthWithoutYear(monthOf(name), today).date], needsLabel: true }),
  ],
  [
    shape(NO_DAY_BEFORE, MONTH, GAP, LONG_YEAR),
    ({ name, year }) => ({ monthEnds: [lastOfMonth(number(year), monthOf(name))] }),
  ],
  [
    shape(NO_DAY_BEFORE, MONTH, GAP, DAY),
    ({ name, day }, { today }) => ({
      monthEnds: [lastOfMonth(CENTURY + number(day), monthOf(name))],
      days: allOf(dayWithoutYear(monthOf(name), number(day), today)),
      needsLabel: true,
    }),
  ],
  [
    shape(LONG_YEAR, GAP, `(?<name>${MONTH_CODES.join('|')})`, GAP, DAY),
    ({ year, name = '', day }) => ({
      days: [dateOf(number(year), MONTH_CODES.indexOf(name) + 1, number(day))],
    }),
  ],
  [
    shape(LONG_YEAR),
    ({ year }) => ({ monthEnds: [dateOf(yearOf(year), 12, 31)], needsLabel: true, isYear: true }),
  ],
  [shape(LONG_YEAR, MARK, ONE, AGAIN, OTHER), yearFirst],
  [
    shape(ONE, MARK, OTHER, AGAIN, YEAR),
    (parts, reader) => ({ days: numeric(parts, reader), needsLabel: parts.mark === ' ' }),
  ],
  // "30/11-26", as in the North.
  [
    shape(ONE, '/', OTHER, '-', YEAR),
    (parts, reader) => ({ days: numeric({ ...parts, mark: '.' }, reader) }),
  ],
  // Badly read: "2 4.1 2.2 6", "0812.26", "08.1226", "15,01,27" and, where it is no time, "26:11:26".
  [shape('(?<one>\\d ?\\d) ?\\. ?(?<other>\\d ?\\d) ?\\. ?(?<year>\\d ?\\d)'), spaced],
  [shape('(?<one>\\d\\d)(?<other>\\d\\d)\\.(?<year>\\d\\d)'), spaced],
  [shape('(?<one>\\d\\d)\\.(?<other>0\\d|1[0-2])(?<year>\\d\\d)'), spaced],
  [shape(ONE, ',', OTHER, ',', YEAR), spaced],
  [shape('(?<one>\\d\\d):(?<other>\\d\\d):(?<year>\\d\\d)'), spaced],
  [
    shape('(?<one>0\\d|1[0-2]) (?<other>[23]\\d)'),
    ({ one, other }) => ({ monthEnds: [lastOfMonth(yearOf(other), number(one))], needsLabel: true }),
  ],
  [shape(ONE, '(?<mark>[./ -])', LONG_YEAR), monthOfYear],
  [shape(LONG_YEAR, '(?<mark>[./-])', ONE), monthOfYear],
  [shape(ONE, '(?<mark>[./-])', OTHER, '\\.?'), short],
  [
    shape('(?<year>20\\d\\d)(?<one>\\d\\d)(?<other>\\d\\d)'),
    (parts) => ({ ...yearFirst(parts), needsLabel: true }),
  ],
  [
    shape('(?<one>\\d\\d)(?<other>\\d\\d)(?<year>20\\d\\d|\\d\\d)'),
    (parts, reader) => ({ days: numeric(parts, reader), needsLabel: true }),
  ],
];

const isPlausible = (day: CalendarDate, { today }: PackReader) =>
  day >= addDays(today, -PASSED_DAYS_MAX) && day <= addDays(today, AHEAD_DAYS_MAX);

function plausible(days: (CalendarDate | null)[], reader: PackReader): CalendarDate[] {
  const possible = days.filter((day) => day !== null && isPlausible(day, reader)) as CalendarDate[];
  const likely = possible.filter((day) => day >= addDays(reader.today, -JUST_PASSED_DAYS));
  return [...new Set(likely.length > 0 ? likely : possible)];
}

/** All days in the print that there are in the calendar, in their order. */
export function findPrintedDays(print: string, reader: PackReader): PrintedDay[] {
  const found = shapes.flatMap(([pattern, read]) =>
    [...print.matchAll(pattern)].flatMap(({ groups = {}, index, 0: { length } }) => {
      const { days = [], monthEnds = [], needsLabel = false, isYear = false } = read(groups, reader);
      const all = plausible([...monthEnds, ...days], reader);
      const ends = all.filter((day) => monthEnds.includes(day));
      return all.length > 0
        ? [{ from: index, to: index + length, days: all, monthEnds: ends, needsLabel, isYear }]
        : [];
    }),
  );
  const longest = found.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const kept: PrintedDay[] = [];
  for (const day of longest) if (!kept.some(({ from, to }) => day.from < to && from < day.to)) kept.push(day);
  return kept.toSorted((a, b) => a.from - b.from);
}
