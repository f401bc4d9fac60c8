import { addDays, type CalendarDate } from '#calendar-date.ts';
import type { DateKind } from '#items/keeping/good-through.ts';
import { firstOfMonth } from '#month.ts';
import { DAYS_IN_WEEK } from '#week.ts';
import {
  addMonths,
  type Day,
  dateOf,
  dayWithoutYear,
  dayWithYear,
  lastOfMonth,
  monthWithoutYear,
  nextWeekday,
  noSuchDay,
  oneOf,
  said,
  yearOf,
} from './day.ts';
import { type Finder, type Line, titleEdges } from './line.ts';
import { numericDay } from './numeric-day.ts';
import { phraseAt, runOf } from './phrases.ts';

interface DayFound {
  meaning: Day;
  length: number;
}
type DayFinder = (line: Line, at: number) => DayFound | null;

/** Ten years: nobody means a day beyond. */
const SPAN_DAYS_MAX = 3650;
const YEAR = /^20\d\d$/;

const found = (meaning: Day | null, length: number): DayFound | null => meaning && { meaning, length };

const numberIn = (line: Line, at: number): number => {
  const word = line.tokens[at]?.plain ?? '';
  return /^\d{1,4}$/.test(word) ? Number(word) : Number.NaN;
};

interface DayNumber {
  day: number;
  /** Written with its ending, as in 3rd. */
  isOrdinal: boolean;
}

function dayNumberAt({ tokens, lexicon }: Line, at: number): DayNumber | null {
  const [, number, ending = ''] = /^(\d{1,2})(\p{L}*)\.?$/u.exec(tokens[at]?.plain ?? '') ?? [];
  const isOrdinal = lexicon.ordinals.has(ending);
  const day = Number(number);
  return (isOrdinal || ending === '') && day >= 1 && day <= 31 ? { day, isOrdinal } : null;
}

/** "3 Dec", "3rd of December 2026", "Dec 3". */
const namedMonth: DayFinder = (line, at) => {
  const { tokens, lexicon, reader } = line;
  const named = (day: number, month: number, length: number) => {
    const year = tokens[at + length]?.plain ?? '';
    return YEAR.test(year)
      ? found(dayWithYear(Number(year), month, day), length + 1)
      : found(dayWithoutYear(month, day, reader.today), length);
  };
  const before = dayNumberAt(line, at);
  const of = before ? runOf(lexicon.of, tokens, at + 1) : 0;
  const second = phraseAt(lexicon.months, tokens, at + 1 + of);
  if (before && second) return named(before.day, second.meaning.month, 1 + of + second.length);
  const first = phraseAt(lexicon.months, tokens, at);
  if (!first) return null;
  const { month, isAmbiguous } = first.meaning;
  const behind = dayNumberAt(line, at + first.length);
  if (behind) return named(behind.day, month, first.length + 1);
  const year = tokens[at + first.length]?.plain ?? '';
  if (YEAR.test(year)) {
    const end = lastOfMonth(Number(year), month);
    return found(end ? said(end) : noSuchDay, first.length + 1);
  }
  return isAmbiguous ? null : found(monthWithoutYear(month, reader.today), first.length);
};

/** "tomorrow", "thu", "next thu". */
const namedDay: DayFinder = ({ tokens, lexicon, reader: { today } }, at) => {
  const near = phraseAt(lexicon.days, tokens, at);
  if (near) return found(said(addDays(today, near.meaning)), near.length);
  const next = runOf(lexicon.next, tokens, at);
  const weekday = phraseAt(lexicon.weekdays, tokens, at + next);
  if (!weekday) return null;
  const day: Day = { ...nextWeekday(weekday.meaning, today), isWeekday: true };
  if (next === 0 || day.date === null) return found(day, weekday.length);
  // For some people the next Thursday is the first to come, for others that of the next week.
  const choices = [day.date, addDays(day.date, DAYS_IN_WEEK)];
  return found(oneOf(choices, 'which_week'), next + weekday.length);
};

function after(today: CalendarDate, count: number, span: 'day' | 'week' | 'month'): CalendarDate {
  if (span === 'month') return addMonths(today, count);
  return addDays(today, count * (span === 'week' ? DAYS_IN_WEEK : 1));
}

/** "in 5 days", "in a week", "3 days". */
const distance: DayFinder = (line, at) => {
  const { tokens, lexicon, reader } = line;
  const within = runOf(lexicon.within, tokens, at);
  const word = within > 0 ? phraseAt(lexicon.numbers, tokens, at + within) : null;
  const count = word?.meaning ?? numberIn(line, at + within);
  const span = phraseAt(lexicon.spans, tokens, at + within + (word?.length ?? 1));
  if (!span || !Number.isInteger(count) || count * 31 > SPAN_DAYS_MAX) return null;
  const length = within + (word?.length ?? 1) + span.length;
  return found(said(after(reader.today, count, span.meaning)), length);
};

/** "the 19th": the next day of that number. */
const dayOfMonth: DayFinder = (line, at) => {
  const { today } = line.reader;
  const article = runOf(line.lexicon.article, line.tokens, at);
  const number = dayNumberAt(line, at + article);
  if (!number?.isOrdinal) return null;
  // The longest run of months without a 31st is two.
  const months = [0, 1, 2].map((more) => addMonths(firstOfMonth(today), more));
  const coming = months.flatMap(
    (first) => dateOf(yearOf(first), Number(first.slice(5, 7)), number.day) ?? [],
  );
  const next = coming.find((date) => date >= today);
  return found(next ? said(next) : null, article + 1);
};

const numeric: DayFinder = ({ tokens, reader }, at) => found(numericDay(tokens[at]?.plain ?? '', reader), 1);

const kinds: DayFinder[] = [namedDay, namedMonth, dayOfMonth, distance, numeric];

/** A day, without the words before it. */
const findDay: DayFinder = (line, at) => {
  for (const kind of kinds) {
    const day = kind(line, at);
    if (day) return day;
  }
  return null;
};

export interface LabelledDay extends Day {
  kind: DateKind;
}

/** A day with what the label says of it: "use by Friday", "best before end 12/2027", "until thu". */
export const findDate: Finder<LabelledDay> = (line, at) => {
  const { tokens, lexicon } = line;
  const label = phraseAt(lexicon.labels, tokens, at);
  const before = (label?.length ?? 0) + runOf(lexicon.beforeDay, tokens, at + (label?.length ?? 0));
  const day = findDay(line, at + before);
  if (!day) return null;
  const isNumber = day.meaning.doubt === 'date_or_amount';
  // A number that may be a date stands at the end: "1.5 melons" are no melons until May.
  if (isNumber && !label && titleEdges(line)[1] !== at + before + day.length) return null;
  const meaning = label && isNumber ? { date: day.meaning.date, certainty: 'said' as const } : day.meaning;
  return { meaning: { ...meaning, kind: label?.meaning ?? 'best-before' }, length: before + day.length };
};
