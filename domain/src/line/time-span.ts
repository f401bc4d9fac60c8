import { addDays, type CalendarDate } from '#calendar-date.ts';
import { DAYS_IN_WEEK } from '#week.ts';
import { addMonths } from './day.ts';
import type { Line } from './line.ts';
import { phraseAt, runOf } from './phrases.ts';

/** Ten years: nobody means a day beyond. */
const SPAN_DAYS_MAX = 3650;

const numberIn = (line: Line, at: number): number => {
  const word = line.tokens[at]?.plain ?? '';
  return /^\d{1,4}\+?$/.test(word) ? Number.parseInt(word, 10) : Number.NaN;
};

type SpanUnit = 'day' | 'week' | 'month' | 'year';

/** That many days, weeks, months or years later, or before where the count is negative. */
export function spanAfter(day: CalendarDate, count: number, unit: SpanUnit): CalendarDate {
  if (unit === 'month' || unit === 'year') return addMonths(day, count * (unit === 'year' ? 12 : 1));
  return addDays(day, count * (unit === 'week' ? DAYS_IN_WEEK : 1));
}

/** A number of days, weeks or months: "3 days", "+4d", "a week", "2-3 days". */
interface TimeSpan {
  counts: number[];
  unit: SpanUnit;
  length: number;
  /** "4+ days". */
  isAtLeast: boolean;
}

const GLUED_SPAN = /^\+?(\d{1,4})([a-z]+)$/;

export function spanAt(line: Line, at: number, hasWords: boolean): TimeSpan | null {
  const { tokens, lexicon } = line;
  const [, number = '', letters = ''] = GLUED_SPAN.exec(tokens[at]?.plain ?? '') ?? [];
  const glued = lexicon.spans.get(letters)?.[0];
  if (glued) return spanOf([Number(number)], glued.meaning, 1);
  const plus = /^\+\d/.test(tokens[at]?.plain ?? '') ? Number(tokens[at]?.plain) : Number.NaN;
  const word = hasWords ? phraseAt(lexicon.numbers, tokens, at) : null;
  const [, from, to] = /^(\d{1,2})[-–](\d{1,2})$/.exec(tokens[at]?.plain ?? '') ?? [];
  const first = word?.meaning ?? (from ? Number(from) : plus || numberIn(line, at));
  let length = word?.length ?? 1;
  const until = runOf(lexicon.to, tokens, at + length);
  const second = until > 0 ? numberIn(line, at + length + until) : to ? Number(to) : Number.NaN;
  if (until > 0 && second > first) length += until + 1;
  length += runOf(lexicon.more, tokens, at + length);
  const unit = phraseAt(lexicon.spans, tokens, at + length);
  // One letter alone is no span: "2 d".
  if (!unit || (tokens[at + length]?.plain.length ?? 0) < 2) return null;
  const span = spanOf(second > first ? [first, second] : [first], unit.meaning, length + unit.length);
  return span && { ...span, isAtLeast: /\d\+$/.test(tokens[at]?.raw ?? '') };
}

const DAYS_IN: Record<SpanUnit, number> = { day: 1, week: 7, month: 31, year: 366 };

const spanOf = (counts: number[], unit: SpanUnit, length: number): TimeSpan | null =>
  counts.every((count) => Number.isInteger(count) && count * DAYS_IN[unit] <= SPAN_DAYS_MAX)
    ? { counts, unit, length, isAtLeast: false }
    : null;
