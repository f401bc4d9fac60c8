import { calendarDate } from '@crisper/domain/calendar-date.ts';
import { readPrintedDate } from '@crisper/domain/labels/printed-date.ts';
import { habitsOf } from '@crisper/domain/line/habits.ts';
import { type CaseOutcome, outcome } from './outcome.ts';

export interface DateCase {
  id: string;
  lang: string;
  lines: string[];
  locale: string;
  today: string;
  expected: { day: string | null; meaning: string; alsoMeaning?: string[]; alternatives?: string[] };
}

/** The first day is the one that is offered first; several ask the person, and so does an unknown meaning. */
export function scoreDate({ id, lines, locale, today, expected }: DateCase): CaseOutcome {
  const reader = { today: calendarDate(today), order: habitsOf(locale, 'UTC').order };
  const dates = readPrintedDate(lines.join('\n'), reader);
  const { day, meaning, alsoMeaning = [], alternatives = [] } = expected;
  const [first] = dates;
  const kind = first?.kind ?? 'unknown';
  const offered = dates.map(({ date }): string => date);
  const isDay =
    day === null
      ? alternatives.length > 0
        ? alternatives.every((each) => offered.includes(each))
        : dates.length === 0
      : offered[0] === day;
  const isMeant = !first || kind === meaning || alsoMeaning.includes(kind);
  const isCertain = dates.length === 1 && kind !== 'unknown';
  return outcome({ id, group: 'all', text: lines.join(' | ') }, [
    ...(isDay ? [] : [{ what: `day ${offered.join(', ') || 'none'}`, isCertain }]),
    ...(isMeant ? [] : [{ what: `meaning ${kind}`, isCertain: kind !== 'unknown' }]),
  ]);
}
