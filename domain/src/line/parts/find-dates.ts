import { addDays } from '#calendar-date.ts';
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
  oneOf,
  said,
  yearOf,
} from '#line/day.ts';
import { type Finder, type Line, titleEdges } from '#line/line.ts';
import { numericDay } from '#line/numeric-day.ts';
import { phraseAt, runOf } from '#line/phrases.ts';
import { spanAfter, spanAt } from '#line/time-span.ts';
import { firstOfMonth } from '#month.ts';
import { DAYS_IN_WEEK } from '#week.ts';
import { comingPeriod, numberedWeekday, weekOfYear, weeksBehind } from './coming-days.ts';
import {
  CENTURY,
  type DayFinder,
  type DayFound,
  dayNumberAt,
  found,
  gluedMonth,
  guessed,
  monthOfYear,
  namedMonth,
  weekdayAt,
  YEAR,
  YEARS_AHEAD,
} from './day-words.ts';

const SATURDAY = 6;

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
  const before = runOf(lexicon.next, tokens, at);
  const weekday = weekdayAt(line, at + before);
  if (!weekday) return null;
  const behind = runOf(lexicon.nextBehind, tokens, at + before + weekday.length);
  const next = before + behind;
  const whole: Day = { ...nextWeekday(weekday.weekday, today), isWeekday: true };
  const day = weekday.isExact ? whole : guessed(whole);
  if (next === 0 || day.date === null) return found(day, weekday.length);
  // For some people the next Thursday is the first to come, for others that of the next week.
  const choices = [day.date, addDays(day.date, DAYS_IN_WEEK)];
  return found(oneOf(choices, 'which_week'), next + weekday.length);
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
  // "Comté 18 mois" is so old: who means an end says so.
  const isAge = within === 0 && (unit === 'month' || unit === 'year') && line.lexicon.numberedBy.size > 0;
  const day: Day =
    isAge || isAtLeast || (isFrom && sinceThen === 0)
      ? guessed({ ...said(date), spans })
      : { ...said(date), spans };
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

export const numeric: DayFinder = ({ tokens, reader }, at) => {
  const word = tokens[at]?.plain ?? '';
  const [, one, other] = /^(\d{1,2})-(\d{1,2})$/.exec(word) ?? [];
  if (!one || !other || !reader.words.hasDashedDays) return found(numericDay(word, reader), 1);
  const day = numericDay(`${one}/${other}`, reader);
  // "20-11" is no range, "3-12" may be one.
  const isRange = Number(one) < Number(other);
  return found(day && isRange ? { ...day, certainty: 'doubtful', doubt: 'date_or_amount' } : day, 1);
};

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

/** "BF 261203": six digits behind a word for the end, of which either end may be the year. */
const sixDigits: DayFinder = ({ tokens, reader: { today } }, at) => {
  const [, one, two, three] = (/^(\d\d)(\d\d)(\d\d)$/.exec(tokens[at]?.plain ?? '') ?? []).map(Number);
  if (one === undefined || two === undefined || three === undefined) return null;
  const days = [dateOf(CENTURY + one, two, three), dateOf(CENTURY + three, two, one)].flatMap(
    (date) => date ?? [],
  );
  const likely = days.filter((date) => Math.abs(yearOf(date) - yearOf(today)) <= YEARS_AHEAD);
  return likely.length > 0 ? found(oneOf(likely, 'which_order'), 1) : null;
};

/** "UB TOM": anywhere else it is a name. */
const shortDay: DayFinder = ({ tokens, lexicon, reader }, at) => {
  const day = phraseAt(lexicon.shortDays, tokens, at);
  return day && found(said(addDays(reader.today, day.meaning)), day.length);
};

/** "Best before end june 27": the last day of that month, and 27 is the year. */
const monthEnd: DayFinder = ({ tokens, lexicon, reader: { today } }, at) => {
  const isLed = [1, 2].some(
    (words) => phraseAt(lexicon.beforeMonthEnd, tokens, at - words)?.length === words,
  );
  const before = isLed ? 0 : runOf(lexicon.beforeMonthEnd, tokens, at);
  const month = isLed || before > 0 ? phraseAt(lexicon.months, tokens, at + before) : null;
  if (!month) return null;
  const length = before + month.length;
  const [, short] = /^'?(\d\d)$/.exec(tokens[at + length]?.plain ?? '') ?? [];
  const year = CENTURY + Number(short);
  const isYear = year >= yearOf(today) && year <= yearOf(today) + YEARS_AHEAD;
  const end = isYear ? lastOfMonth(year, month.meaning.month) : null;
  return end && found(said(end), length + 1);
};

/** "Best before march", where march alone may be many things. */
const labelledMonth: DayFinder = ({ tokens, lexicon, reader }, at) => {
  const month = phraseAt(lexicon.months, tokens, at);
  return month && found(monthWithoutYear(month.meaning.month, reader.today), month.length);
};

const kinds: DayFinder[] = [
  monthEnd,
  yearFirst,
  weeksBehind,
  weekOfYear,
  comingPeriod,
  numberedWeekday,
  namedDay,
  namedMonth,
  gluedMonth,
  monthOfYear,
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

/** A week, a month and a year ago: one of them is before every day that is named without its year. */
const AGO_DAYS = [7, 31, 366];

/** "Expired on Friday" is the Friday before today. */
function passedDay(line: Line, at: number): DayFound | null {
  const { reader } = line;
  for (const days of AGO_DAYS) {
    const before = { ...line, reader: { ...reader, today: addDays(reader.today, -days) } };
    const day = findDay(before, at);
    const { date } = day?.meaning ?? {};
    if (day && date && date <= reader.today) return found(guessed(said(date)), day.length);
  }
  return null;
}

export interface LabelledDay extends Day {
  kind: DateKind;
  /** No word says that it is the end. */
  isBare?: boolean;
}

/** How many words lead to a day; those of "end of the week" are the day. */
function wordsBefore({ tokens, lexicon }: Line, at: number): number {
  const isDay = (from: number) =>
    phraseAt(lexicon.weekend, tokens, from) ??
    phraseAt(lexicon.endOfMonth, tokens, from) ??
    phraseAt(lexicon.coming, tokens, from) ??
    phraseAt(lexicon.monthParts, tokens, from);
  let length = 0;
  // "Ce soir" is a day itself.
  const isNear = (from: number) => (phraseAt(lexicon.days, tokens, from)?.length ?? 0) > 1;
  for (
    let word = phraseAt(lexicon.beforeDay, tokens, at);
    word && !isDay(at + length) && !isNear(at + length);
  ) {
    const from = at + length;
    // "Jusqu'à la fin de semaine": its end is the day, and no word that leads to one.
    const whole = word.length;
    const inner = tokens.slice(from, from + whole).findIndex((_, more) => more > 0 && isDay(from + more));
    length += inner > 0 ? inner : whole;
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
  const expired = phraseAt(lexicon.expired, tokens, at);
  const passed = expired && passedDay(line, at + expired.length + wordsBefore(line, at + expired.length));
  if (expired && passed)
    return {
      meaning: { ...passed.meaning, kind: label?.meaning ?? 'best-before' },
      length: expired.length + wordsBefore(line, at + expired.length) + passed.length,
    };
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
    (label
      ? (sixDigits(line, at + before) ??
        numberAlone(line, at + before) ??
        shortDay(line, at + before) ??
        labelledMonth(line, at + before))
      : null);
  if (!day) return null;
  // Behind "bis", 3.12 is a day where decimals have a comma.
  const isLed = before > labelled && line.reader.words.decimalSign === ',';
  const isNumber = day.meaning.doubt === 'date_or_amount' && !(isLed && !label);
  // A number that may be a date stands at the end: "1.5 melons" are no melons until May.
  if (isNumber && !label && titleEdges(line)[1] !== at + before + day.length) return null;
  // "Bread today" may be bread of today.
  const isToday = before === 0 && day.meaning.date === line.reader.today;
  const isDay = (label && isNumber) || (isLed && day.meaning.doubt === 'date_or_amount');
  const meaning = isDay
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
