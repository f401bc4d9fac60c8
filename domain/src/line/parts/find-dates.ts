import { addDays, type CalendarDate } from '#calendar-date.ts';
import type { DateKind } from '#items/keeping/good-through.ts';
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
} from '#line/day.ts';
import { type Finder, type Line, titleEdges } from '#line/line.ts';
import { isNearly } from '#line/nearly.ts';
import { numericDay } from '#line/numeric-day.ts';
import { phraseAt, runOf } from '#line/phrases.ts';
import { spanAfter, spanAt } from '#line/time-span.ts';
import { firstOfMonth } from '#month.ts';
import { DAYS_IN_WEEK } from '#week.ts';

export interface DayFound {
  meaning: Day;
  length: number;
}
type DayFinder = (line: Line, at: number) => DayFound | null;

const YEAR = /^20\d\d$/;
const CENTURY = 2000;
/** "thurs" is written short; longer names may have a wrong letter. */
const LONGEST_SHORT = 5;

export const found = (meaning: Day | null, length: number): DayFound | null => meaning && { meaning, length };

interface DayNumber {
  day: number;
  /** Written with its ending, as in 3rd. */
  isOrdinal: boolean;
  length: number;
}

function dayNumberAt({ tokens, lexicon }: Line, at: number): DayNumber | null {
  const word = phraseAt(lexicon.ordinalWords, tokens, at);
  // "First" alone is any word; behind "the" or a month it is a day.
  const isDay =
    phraseAt(lexicon.article, tokens, at - 1) ??
    phraseAt(lexicon.months, tokens, at - 1) ??
    (word &&
      phraseAt(lexicon.months, tokens, at + word.length + runOf(lexicon.of, tokens, at + word.length)));
  if (word && isDay) return { day: word.meaning, isOrdinal: true, length: word.length };
  const [, number, ending = ''] = /^(\d{1,2})(\p{L}*)\.?$/u.exec(tokens[at]?.plain ?? '') ?? [];
  const isOrdinal = lexicon.ordinals.has(ending);
  const day = Number(number);
  return (isOrdinal || ending === '') && day >= 1 && day <= 31 ? { day, isOrdinal, length: 1 } : null;
}

const YEARS_AHEAD = 10;
const SATURDAY = 6;

/** A year behind a day: 2027, or 27 where that may be one. */
function yearAt({ tokens, reader }: Line, at: number): { year: number; isShort: boolean } | null {
  const word = tokens[at]?.plain ?? '';
  if (YEAR.test(word)) return { year: Number(word), isShort: false };
  const year = CENTURY + Number(/^'?(\d\d)$/.exec(word)?.[1] ?? Number.NaN);
  const ahead = year - yearOf(reader.today);
  // At the end alone: "3 dec 30 eggs" are thirty eggs.
  return ahead >= 0 && ahead <= YEARS_AHEAD && at === tokens.length - 1 ? { year, isShort: true } : null;
}

export const guessed = (day: Day): Day => (day.certainty === 'said' ? { ...day, certainty: 'guessed' } : day);

/** "3dec", "03-Dec-26". */
export const gluedMonth: DayFinder = ({ tokens, lexicon, reader: { today } }, at) => {
  const word = tokens[at]?.plain ?? '';
  const [, day, name = '', year] = /^(\d{1,2})[-./]?([a-z]{3,9})[-./]?(20\d\d|\d\d)?$/.exec(word) ?? [];
  const month = lexicon.months.get(name)?.find(({ words }) => words.length === 1)?.meaning.month;
  if (!day || !month) return null;
  if (!year) return found(dayWithoutYear(month, Number(day), today), 1);
  const whole = year.length === 2 ? CENTURY + Number(year) : Number(year);
  return found(dayWithYear(whole, month, Number(day)), 1);
};

/** "3 Dec", "3rd of December 2026", "Dec 3". */
export const namedMonth: DayFinder = (line, at) => {
  const { tokens, lexicon, reader } = line;
  const named = (day: number, month: number, length: number) => {
    const year = yearAt(line, at + length);
    if (!year) return found(dayWithoutYear(month, day, reader.today), length);
    const whole = dayWithYear(year.year, month, day);
    return found(year.isShort ? guessed(whole) : whole, length + 1);
  };
  const before = dayNumberAt(line, at);
  const of = before ? runOf(lexicon.of, tokens, at + before.length) : 0;
  const second = before ? phraseAt(lexicon.months, tokens, at + before.length + of) : null;
  if (before && second) return named(before.day, second.meaning.month, before.length + of + second.length);
  const first = phraseAt(lexicon.months, tokens, at);
  if (!first) return null;
  const { month, isAmbiguous } = first.meaning;
  const the = runOf(lexicon.article, tokens, at + first.length);
  const behind = dayNumberAt(line, at + first.length + the);
  if (behind) return named(behind.day, month, first.length + the + behind.length);
  const year = tokens[at + first.length]?.plain ?? '';
  if (YEAR.test(year)) {
    const end = lastOfMonth(Number(year), month);
    return found(end ? said(end) : noSuchDay, first.length + 1);
  }
  return isAmbiguous ? null : found(monthWithoutYear(month, reader.today), first.length);
};

interface Weekday {
  weekday: number;
  length: number;
  isExact: boolean;
}

/** A weekday, also with one wrong letter. */
export function weekdayAt({ tokens, lexicon }: Line, at: number): Weekday | null {
  const exact = phraseAt(lexicon.weekdays, tokens, at);
  if (exact) return { weekday: exact.meaning, length: exact.length, isExact: true };
  const word = tokens[at]?.plain.replace(/\.+$/, '') ?? '';
  for (const [name, [first]] of lexicon.weekdays)
    if (first && name.length > LONGEST_SHORT && isNearly(word, name))
      return { weekday: first.meaning, length: 1, isExact: false };
  return null;
}

/** "tomorrow", "thu", "next thu". */
const namedDay: DayFinder = (line, at) => {
  const { tokens, lexicon, reader } = line;
  const { today } = reader;
  const near = phraseAt(lexicon.days, tokens, at);
  if (near) return found(said(addDays(today, near.meaning)), near.length);
  const vague = phraseAt(lexicon.vagueDays, tokens, at);
  if (vague)
    return found(
      oneOf(
        vague.meaning.map((distance) => addDays(today, distance)),
        'which_order',
      ),
      vague.length,
    );
  const weekend = phraseAt(lexicon.weekend, tokens, at);
  const saturday = weekend && nextWeekday(SATURDAY, today).date;
  if (weekend && saturday)
    return found(oneOf([saturday, addDays(saturday, 1)], 'which_order'), weekend.length);
  const ends = phraseAt(lexicon.endOfMonth, tokens, at);
  if (ends) {
    const end = lastOfMonth(yearOf(today), Number(today.slice(5, 7)));
    return end && found(said(end), ends.length);
  }
  const next = runOf(lexicon.next, tokens, at);
  const weekday = weekdayAt(line, at + next);
  if (!weekday) return null;
  const whole: Day = { ...nextWeekday(weekday.weekday, today), isWeekday: true };
  const day = weekday.isExact ? whole : guessed(whole);
  if (next === 0 || day.date === null) return found(day, weekday.length);
  // For some people the next Thursday is the first to come, for others that of the next week.
  const choices = [day.date, addDays(day.date, DAYS_IN_WEEK)];
  return found(oneOf(choices, 'which_week'), next + weekday.length);
};

/** "A week on Saturday", "Saturday week", "a week tomorrow": that many weeks behind the day. */
const weeksBehind: DayFinder = (line, at) => {
  const { tokens, lexicon, reader } = line;
  const dayAt = (from: number) => {
    const near = phraseAt(lexicon.days, tokens, from);
    const weekday = near ? null : weekdayAt(line, from);
    if (near)
      return near.meaning >= 0 ? { date: addDays(reader.today, near.meaning), length: near.length } : null;
    const { date, choices = [] } = weekday ? nextWeekday(weekday.weekday, reader.today) : { date: null };
    return weekday && date
      ? { date: choices.at(0) === reader.today ? reader.today : date, length: weekday.length }
      : null;
  };
  const later = (date: CalendarDate, weeks: number, length: number) =>
    found(said(addDays(date, weeks * DAYS_IN_WEEK)), length);
  const before = dayAt(at);
  const week = before && phraseAt(lexicon.spans, tokens, at + before.length);
  if (before && week?.meaning === 'week' && tokens[at + before.length]?.plain.length !== 1)
    return later(before.date, 1, before.length + week.length);
  const span = spanAt(line, at, true);
  if (span?.unit !== 'week') return null;
  const on = Math.max(
    runOf(lexicon.onDay, tokens, at + span.length),
    runOf(lexicon.fromWhere, tokens, at + span.length),
  );
  const day = dayAt(at + span.length + on);
  return day && later(day.date, span.counts[0] ?? 1, span.length + on + day.length);
};

/** "in 5 days", "in a week", "3 days". */
const distance: DayFinder = (line, at) => {
  const within = runOf(line.lexicon.within, line.tokens, at);
  // "Good for like 3 more days".
  const about = within > 0 ? runOf(line.lexicon.about, line.tokens, at + within) : 0;
  const span = spanAt(line, at + within + about, within > 0);
  if (about > 0)
    return (
      span &&
      found(
        guessed(said(spanAfter(line.reader.today, span.counts[0] ?? 0, span.unit))),
        within + about + span.length,
      )
    );
  if (!span || phraseAt(line.lexicon.ago, line.tokens, at + within + span.length)) return null;
  const { counts, unit, length, isAtLeast } = span;
  const [date, ...others] = counts.map((count) => spanAfter(line.reader.today, count, unit));
  if (!date) return null;
  const sinceThen = runOf(line.lexicon.sinceThen, line.tokens, at + within + length);
  const spans = { count: counts[0] ?? 0, unit, isSinceThen: sinceThen > 0 };
  const isFrom = phraseAt(line.lexicon.fromWhere, line.tokens, at + within + length) !== null;
  const day: Day =
    isAtLeast || (isFrom && sinceThen === 0) ? guessed({ ...said(date), spans }) : { ...said(date), spans };
  return found(
    others.length > 0 ? { ...day, certainty: 'guessed', choices: [date, ...others] } : day,
    within + length + sinceThen,
  );
};

/** "the 19th": the next day of that number. */
export const dayOfMonth: DayFinder = (line, at) => {
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
  return found(next ? said(next) : null, article + number.length);
};

export const numeric: DayFinder = ({ tokens, reader }, at) =>
  found(numericDay(tokens[at]?.plain ?? '', reader), 1);

/** "Until Christmas". */
export const holiday: DayFinder = ({ tokens, lexicon, reader }, at) => {
  const named = phraseAt(lexicon.holidays, tokens, at);
  const [month, day] = named?.meaning.split('-').map(Number) ?? [];
  return named && month && day ? found(dayWithoutYear(month, day, reader.today), named.length) : null;
};

/** How packs in Canada name the months, in both of its languages at once. */
const TWO_LETTERS = 'JA FE MR AL MA JN JL AU SE OC NO DE'.split(' ');

/** "2027 JA 09", "2026 Dec 3". */
const yearFirst: DayFinder = ({ tokens, lexicon }, at) => {
  const [year, name, day] = [0, 1, 2].map((more) => tokens[at + more]?.plain ?? '');
  const month =
    TWO_LETTERS.indexOf(name?.toUpperCase() ?? '') + 1 ||
    (phraseAt(lexicon.months, tokens, at + 1)?.meaning.month ?? 0);
  const isDay = YEAR.test(year ?? '') && month > 0 && /^\d{1,2}$/.test(day ?? '');
  return isDay ? found(dayWithYear(Number(year), month, Number(day)), 3) : null;
};

/** "Stock cubes 2027": through that year. */
const yearAlone: DayFinder = ({ tokens, reader }, at) => {
  const year = YEAR.test(tokens[at]?.plain ?? '') && at === tokens.length - 1 ? Number(tokens[at]?.plain) : 0;
  const ahead = year - yearOf(reader.today);
  const end = ahead >= 0 && ahead <= YEARS_AHEAD ? lastOfMonth(year, 12) : null;
  return end && found(guessed(said(end)), 1);
};

/** "Use by 20" is probably a day. */
const numberAlone: DayFinder = (line, at) => {
  const { today } = line.reader;
  const number = at === line.tokens.length - 1 ? dayNumberAt(line, at) : null;
  const coming = [0, 1, 2].flatMap((more) => {
    const first = addMonths(firstOfMonth(today), more);
    return (number && dateOf(yearOf(first), Number(first.slice(5, 7)), number.day)) ?? [];
  });
  const next = coming.find((date) => date >= today);
  return found(next ? guessed(said(next)) : null, 1);
};

/** "UB TOM": anywhere else it is a name. */
const shortDay: DayFinder = ({ tokens, lexicon, reader }, at) => {
  const day = phraseAt(lexicon.shortDays, tokens, at);
  return day && found(said(addDays(reader.today, day.meaning)), day.length);
};

const kinds: DayFinder[] = [
  yearFirst,
  weeksBehind,
  namedDay,
  namedMonth,
  gluedMonth,
  dayOfMonth,
  distance,
  numeric,
  yearAlone,
];

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
  /** No word says that it is the end. */
  isBare?: boolean;
}

/** How many words lead to a day; those of "end of the week" are the day. */
function wordsBefore({ tokens, lexicon }: Line, at: number): number {
  const isDay = (from: number) =>
    phraseAt(lexicon.weekend, tokens, from) ?? phraseAt(lexicon.endOfMonth, tokens, from);
  let length = 0;
  for (let word = phraseAt(lexicon.beforeDay, tokens, at); word && !isDay(at + length); ) {
    length += word.length;
    word = phraseAt(lexicon.beforeDay, tokens, at + length);
  }
  return length;
}

/** A day that was said, and is not the end. */
export const noEnd: LabelledDay = {
  date: null,
  certainty: 'doubtful',
  doubt: 'not_the_end',
  kind: 'best-before',
};

/** "Within 3 days of opening", which is nothing that was opened. */
export const findSinceThen: Finder<LabelledDay> = (line, at) => {
  const date = findDate(line, at);
  return date?.meaning.spans?.isSinceThen ? date : null;
};

/** A day with what the label says of it: "use by Friday", "best before end 12/2027", "until thu". */
export const findDate: Finder<LabelledDay> = (line, at) => {
  const { tokens, lexicon } = line;
  const label = phraseAt(lexicon.labels, tokens, at);
  const labelled = label?.length ?? 0;
  const before = labelled + wordsBefore(line, at + labelled);
  const none = phraseAt(lexicon.noDate, tokens, at);
  if (none) return { meaning: { date: null, certainty: 'said', kind: 'best-before' }, length: none.length };
  const shops = label ? null : phraseAt(lexicon.notEnds, tokens, at);
  const shopsDay = shops && findDay(line, at + shops.length);
  // "For 3 days" is a time, and its end.
  const isTime = shopsDay?.meaning.spans && phraseAt(lexicon.within, tokens, at);
  if (shops && shopsDay && !isTime) return { meaning: noEnd, length: shops.length + shopsDay.length };
  const day =
    findDay(line, at + before) ??
    (before > 0 ? holiday(line, at + before) : null) ??
    (label ? (numberAlone(line, at + before) ?? shortDay(line, at + before)) : null);
  if (!day) return null;
  const isNumber = day.meaning.doubt === 'date_or_amount';
  // A number that may be a date stands at the end: "1.5 melons" are no melons until May.
  if (isNumber && !label && titleEdges(line)[1] !== at + before + day.length) return null;
  // "Bread today" may be bread of today.
  const isToday = before === 0 && day.meaning.date === line.reader.today;
  const meaning =
    label && isNumber
      ? { date: day.meaning.date, certainty: 'said' as const }
      : isToday
        ? guessed(day.meaning)
        : day.meaning;
  const isBare = !label && runOf(lexicon.onDay, tokens, at) >= before && !day.meaning.spans;
  return {
    meaning: { ...meaning, kind: label?.meaning ?? 'best-before', isBare },
    length: before + day.length,
  };
};
