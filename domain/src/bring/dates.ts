import { addDays, type CalendarDate, calendarDate, isCalendarDate } from '#calendar-date.ts';
import { FIRST_EVENT_DAY } from '#calendar-date-schema.ts';
import { DAYS_MAX } from '#imports/source.ts';
import { dateOf, lastOfMonth } from '#line/day.ts';
import type { DayOrder } from '#line/line-food.ts';
import { numericDay } from '#line/numeric-day.ts';
import type { SourceDate } from './brought.ts';
import { type Cell, type CellTable, cellText, plainWords } from './cells.ts';

interface DateReader {
  today: CalendarDate;
  /** Of the column. Null if none of its days tells. */
  order: DayOrder | null;
  epoch: CellTable['epoch'];
}

const NONE: SourceDate = { is: 'none' };
const day = (date: CalendarDate | null, text: string): SourceDate =>
  date ? { is: 'day', date } : { is: 'unreadable', text };

const NEVER = new Set(
  'never, unlimited, forever, does not expire, nie, unbegrenzt, unbefristet, mai, illimitato, jamais, illimite, nunca, nooit, onbeperkt'
    .split(',')
    .map(plainWords),
);
const NOTHING = new Set(
  'none, no date, unknown, na, n a, tbd, keine, kein, ohne, nessuna, aucune, ninguna, geen'
    .split(',')
    .map(plainWords),
);

/** Of 1954 to 2119: no amount and no year is among them. */
const SERIAL_MIN = 20_000;
const SERIAL_MAX = 80_000;
/** Excel counts from 1 January 1900 as 1, and has a 29 February in that year, which there was not. */
const DAY_ZERO = { 1900: calendarDate('1899-12-30'), 1904: calendarDate('1904-01-01') };

const ISO_WITH_TIME = /^(\d{4}-\d{2}-\d{2})[T ]\d{1,2}:\d{2}/;
const COMPACT = /^(20\d{2})(\d{2})(\d{2})$/;
const YEAR = /^20\d{2}$/;
const TWO_NUMBERS = /^(\d{1,2})[-/](\d{1,2})(?:[-/](?:\d{4}|\d{2}))?$/;
const MONTHS = 12;

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'pl'];

function namesOfMonths(): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const language of LANGUAGES)
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      for (let at = 0; at < MONTHS; at++)
        names.set(plainWords(format.format(Date.UTC(2026, at, 15))), at + 1);
    }
  return names.set('sept', 9);
}
let monthNames: ReadonlyMap<string, number> | undefined;

const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** 20 November 2026, Nov 20, 2026, and Jan 2028, which is its last day. */
function spelledOut(text: string): CalendarDate | null | undefined {
  monthNames ??= namesOfMonths();
  const words = plainWords(text).split(' ');
  const at = words.findIndex((word) => monthNames?.has(word));
  const month = monthNames.get(words[at] ?? '');
  if (!month || words.length > 4) return undefined;
  const numbers = words
    .filter((_, index) => index !== at)
    .map((word) => word.replace(/^(\d{1,2})(?:st|nd|rd|th)$/, '$1'))
    .filter((word) => /^\d+$/.test(word));
  const [first = '', second] = numbers;
  if (second !== undefined) {
    const [days, year] = first.length === 4 ? [second, first] : [first, second];
    return dateOf(fullYear(year), month, Number(days));
  }
  return first.length === 4 ? lastOfMonth(Number(first), month) : undefined;
}

/** By the days of a column that leave no choice; null if there is none, or if they disagree. */
export function dayOrderOf(cells: Iterable<Cell | undefined>): DayOrder | null {
  const orders = new Set<DayOrder>();
  for (const cell of cells) {
    const [, one, other] = TWO_NUMBERS.exec(cellText(cell)) ?? [];
    if (Number(one) > MONTHS) orders.add('day-first');
    if (Number(other) > MONTHS) orders.add('month-first');
  }
  const [order = null] = orders;
  return orders.size === 1 ? order : null;
}

function numeric(text: string, { today, order }: DateReader): SourceDate | undefined {
  const readAs = (known: DayOrder) => numericDay(text, { today, order: known });
  const read = readAs(order ?? 'day-first');
  if (!read) return undefined;
  // In a column of days, 3.12 is no amount.
  if (read.doubt && read.doubt !== 'date_or_amount')
    return read.choices ? { is: 'doubtful', choices: read.choices, text } : { is: 'unreadable', text };
  const other = order === null && TWO_NUMBERS.test(text) ? readAs('month-first') : null;
  if (read.date && other?.date && other.date !== read.date)
    return { is: 'either', dayFirst: read.date, monthFirst: other.date };
  return day(read.date, text);
}

/** The day that a cell of a column of days says. Programs without empty dates write 2999-12-31 or 9999-12-31. */
export function readDate(cell: Cell | undefined, reader: DateReader): SourceDate {
  const read = dateIn(cell, reader);
  return read.is === 'day' && read.date > addDays(reader.today, DAYS_MAX) ? { is: 'never' } : read;
}

function dateIn(cell: Cell | undefined, reader: DateReader): SourceDate {
  const text = cellText(cell);
  const plain = plainWords(text);
  if (plain === '' || /^0+(?: 0+)*$/.test(plain) || NOTHING.has(plain)) return NONE;
  if (NEVER.has(plain)) return { is: 'never' };
  const number = Number(text);
  if (/^\d{5}(?:\.\d+)?$/.test(text) && number >= SERIAL_MIN && number <= SERIAL_MAX)
    return { is: 'day', date: addDays(DAY_ZERO[reader.epoch], Math.floor(number)) };
  const [, compactYear, compactMonth, compactDay] = COMPACT.exec(text) ?? [];
  if (compactYear) return day(dateOf(Number(compactYear), Number(compactMonth), Number(compactDay)), text);
  if (YEAR.test(text)) return { is: 'doubtful', choices: [calendarDate(`${text}-12-31`)], text };
  const withoutTime = ISO_WITH_TIME.exec(text)?.[1] ?? text;
  if (isCalendarDate(withoutTime)) return { is: 'day', date: withoutTime };
  const spelled = spelledOut(text);
  if (spelled !== undefined) return day(spelled, text);
  return numeric(withoutTime, reader) ?? { is: 'unreadable', text };
}

/** A day that has passed, such as that of a purchase: null where it is not certain. */
export function readPastDay(cell: Cell | undefined, reader: DateReader): CalendarDate | null {
  const read = readDate(cell, reader);
  const either = read.is === 'either' ? [read.monthFirst, read.dayFirst] : [];
  const days = read.is === 'day' ? [read.date] : read.is === 'doubtful' ? read.choices : either;
  return days.findLast((date) => date >= FIRST_EVENT_DAY && date <= reader.today) ?? null;
}
