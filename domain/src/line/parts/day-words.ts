import {
  type Day,
  dayWithoutYear,
  dayWithYear,
  lastOfMonth,
  monthWithoutYear,
  noSuchDay,
  said,
  yearOf,
} from '#line/day.ts';
import type { Line } from '#line/line.ts';
import { isNearly } from '#line/nearly.ts';
import { phraseAt, runOf } from '#line/phrases.ts';

export interface DayFound {
  meaning: Day;
  length: number;
}
export type DayFinder = (line: Line, at: number) => DayFound | null;

export const YEAR = /^20\d\d$/;
export const CENTURY = 2000;
/** "thurs" is written short; longer names may have a wrong letter. */
const LONGEST_SHORT = 5;

export const found = (meaning: Day | null, length: number): DayFound | null => meaning && { meaning, length };

export const guessed = (day: Day): Day => (day.certainty === 'said' ? { ...day, certainty: 'guessed' } : day);

interface DayNumber {
  day: number;
  /** Written with its ending, as in 3rd. */
  isOrdinal: boolean;
  length: number;
}

/** Behind a word that leads to a day a full stop is the ending of its number: "am 19.". */
const isLed = ({ tokens, lexicon }: Line, at: number): boolean =>
  [lexicon.beforeDay, lexicon.onDay, lexicon.labels, lexicon.began].some((phrases) =>
    [1, 2, 3, 4].some((words) => phraseAt<unknown>(phrases, tokens, at - words)?.length === words),
  );

/** "Le 19", but not "le 19 h": a number of something. */
const isNumbered = ({ tokens, lexicon }: Line, at: number): boolean =>
  [1, 2].some((words) => phraseAt(lexicon.numberedBy, tokens, at - words)?.length === words) &&
  !phraseAt(lexicon.measures, tokens, at + 1);

export function dayNumberAt(line: Line, at: number): DayNumber | null {
  const { tokens, lexicon } = line;
  const word = phraseAt(lexicon.ordinalWords, tokens, at);
  // "First" alone is any word; behind "the" or a month it is a day.
  const isDay =
    phraseAt(lexicon.article, tokens, at - 1) ??
    phraseAt(lexicon.months, tokens, at - 1) ??
    (word &&
      phraseAt(lexicon.months, tokens, at + word.length + runOf(lexicon.of, tokens, at + word.length)));
  if (word && isDay) return { day: word.meaning, isOrdinal: true, length: word.length };
  const [, number, ending = '', dot] = /^(\d{1,2})(:?\p{L}*)(\.?)$/u.exec(tokens[at]?.plain ?? '') ?? [];
  const isDotted = dot === '.' && lexicon.ordinals.has(dot) && isLed(line, at);
  const isOrdinal = lexicon.ordinals.has(ending) || (ending === '' && (isDotted || isNumbered(line, at)));
  const day = Number(number);
  return (isOrdinal || ending === '') && day >= 1 && day <= 31 ? { day, isOrdinal, length: 1 } : null;
}

export const YEARS_AHEAD = 10;
/** A year behind a day: 2027, or 27 where that may be one. */
function yearAt({ tokens, reader }: Line, at: number): { year: number; isShort: boolean } | null {
  const word = tokens[at]?.plain ?? '';
  if (YEAR.test(word)) return { year: Number(word), isShort: false };
  const year = CENTURY + Number(/^'?(\d\d)$/.exec(word)?.[1] ?? Number.NaN);
  const ahead = year - yearOf(reader.today);
  // At the end alone: "3 dec 30 eggs" are thirty eggs.
  return ahead >= 0 && ahead <= YEARS_AHEAD && at === tokens.length - 1 ? { year, isShort: true } : null;
}

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

/** "jun/2028": its last day. */
export const monthOfYear: DayFinder = ({ tokens, lexicon }, at) => {
  const [, name = '', year] = /^([a-z]{3,9})[-./](20\d\d)$/.exec(tokens[at]?.plain ?? '') ?? [];
  const month = lexicon.months.get(name)?.find(({ words }) => words.length === 1)?.meaning.month;
  const end = month ? lastOfMonth(Number(year), month) : null;
  return end && found(said(end), 1);
};

/** "Mitte Dezember", "mi-décembre": nobody means that very day. */
const partOfMonth: DayFinder = ({ tokens, lexicon, reader }, at) => {
  const word = tokens[at]?.plain ?? '';
  const prefix = [...lexicon.monthParts.keys()].find((key) => key.endsWith('-') && word.startsWith(key));
  const [glued] = (prefix && lexicon.months.get(word.slice(prefix.length))) || [];
  const middle = prefix && lexicon.monthParts.get(prefix)?.[0]?.meaning;
  if (glued && middle) return found(guessed(dayWithoutYear(glued.meaning.month, middle, reader.today)), 1);
  const part = phraseAt(lexicon.monthParts, tokens, at);
  const month = part && phraseAt(lexicon.months, tokens, at + part.length);
  if (!part || !month) return null;
  return found(
    guessed(dayWithoutYear(month.meaning.month, part.meaning, reader.today)),
    part.length + month.length,
  );
};

/** "3 Dec", "3rd of December 2026", "Dec 3". */
export const namedMonth: DayFinder = (line, at) => {
  const { tokens, lexicon, reader } = line;
  const part = partOfMonth(line, at);
  if (part) return part;
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
  // Who says "le 19" says no "décembre 3": the number is of something else.
  const isDayFirst = lexicon.numberedBy.size > 0;
  const behind = isDayFirst ? null : dayNumberAt(line, at + first.length + the);
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
