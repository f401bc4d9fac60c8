import { addDays, type CalendarDate, daysBetween } from '#calendar-date.ts';
import { addMonths, type Day, dateOf, nextWeekday, said, yearOf } from '#line/day.ts';
import type { Line } from '#line/line.ts';
import { phraseAt, runOf } from '#line/phrases.ts';
import { spanAfter, spanAt } from '#line/time-span.ts';
import { DAYS_IN_WEEK } from '#week.ts';
import { type DayFound, found, gluedMonth, guessed, namedMonth, weekdayAt } from './day-words.ts';
import { dayOfMonth, holiday, numeric } from './find-dates.ts';

/** "The other day" and earlier. */
const SOME_DAYS_AGO = -3;
/** Longer ago, it may be another year. */
const SURELY_PASSED_DAYS = 60;

/** The day before today that was meant, of one that was read as a day to come. */
function passed({ date, choices, certainty }: Day, today: CalendarDate): Day | null {
  const days = (choices ?? [date]).flatMap((day) => {
    if (day === null) return [];
    const earlier =
      day > today ? dateOf(yearOf(day) - 1, Number(day.slice(5, 7)), Number(day.slice(8))) : day;
    return earlier && earlier <= today ? [earlier] : [];
  });
  const latest = days.toSorted().at(-1);
  if (!latest) return null;
  const isSure = certainty === 'said' && daysBetween(latest, today) <= SURELY_PASSED_DAYS;
  return { date: latest, certainty: isSure || choices ? 'said' : 'guessed' };
}

/** The last such weekday; on that day itself, today. */
function lastWeekday(line: Line, at: number): DayFound | null {
  const { today } = line.reader;
  const before = runOf(line.lexicon.last, line.tokens, at);
  const weekday = weekdayAt(line, at + before);
  if (!weekday) return null;
  const last = before + runOf(line.lexicon.lastBehind, line.tokens, at + before + weekday.length);
  const next = nextWeekday(weekday.weekday, today);
  const isToday = next.doubt === 'which_week';
  const date =
    isToday && last === 0 ? today : next.date && addDays(next.date, -DAYS_IN_WEEK * (isToday ? 2 : 1));
  const isSure = weekday.isExact && !isToday && last === 0;
  const time = runOf(line.lexicon.timesOfDay, line.tokens, at + last + weekday.length);
  return date && found({ date, certainty: isSure ? 'said' : 'guessed' }, last + weekday.length + time);
}

/** "Dimanche dernier". */
function isLastBehind(line: Line, at: number): boolean {
  const weekday = line.lexicon.lastBehind.size > 0 ? weekdayAt(line, at) : null;
  return weekday !== null && runOf(line.lexicon.lastBehind, line.tokens, at + weekday.length) > 0;
}

/** "3 days ago", "a week old", "last night", "last Sunday": no food ends on it. */
export function agoAt(line: Line, at: number): DayFound | null {
  const { tokens, lexicon, reader } = line;
  const past = phraseAt(lexicon.pastDays, tokens, at);
  if (past) {
    const day = said(addDays(reader.today, past.meaning));
    // Nobody knows which day of the last week.
    return found(past.meaning <= SOME_DAYS_AGO ? guessed(day) : day, past.length);
  }
  const before = runOf(lexicon.agoBefore, tokens, at);
  const span = spanAt(line, at + before, true);
  const ago = span ? before + runOf(lexicon.ago, tokens, at + before + span.length) : 0;
  if (span && ago > 0) {
    const [count = 0] = span.counts;
    const day = said(spanAfter(reader.today, -count, span.unit));
    return found(span.counts.length > 1 ? guessed(day) : day, span.length + ago);
  }
  const isLast = runOf(lexicon.last, tokens, at) > 0 || isLastBehind(line, at);
  return isLast ? lastWeekday(line, at) : null;
}

/** "Frozen in October": on its first day at the earliest. */
function monthAlone({ tokens, lexicon, reader }: Line, at: number): DayFound | null {
  const month = phraseAt(lexicon.months, tokens, at);
  const next = tokens[at + (month?.length ?? 0)]?.plain ?? '';
  if (!month || /^\d/.test(next)) return null;
  const first = [0, 1].flatMap((back) => dateOf(yearOf(reader.today) - back, month.meaning.month, 1) ?? []);
  const date = first.find((day) => day <= reader.today);
  return date ? found({ date, certainty: 'guessed' }, month.length) : null;
}

/** The day behind a word such as "made" or "from", which has passed. */
export function pastDayAt(line: Line, at: number): DayFound | null {
  const { tokens, lexicon, reader } = line;
  const passedBy = agoAt(line, at);
  if (passedBy) return passedBy;
  const before = runOf(lexicon.onDay, tokens, at);
  const from = at + before;
  const near = phraseAt(lexicon.days, tokens, from);
  const isEarlier = (phraseAt(lexicon.pastDays, tokens, from)?.length ?? 0) > (near?.length ?? 0);
  if (near && !isEarlier)
    return near.meaning <= 0 ? found(said(addDays(reader.today, near.meaning)), before + near.length) : null;
  const past = agoAt(line, from) ?? lastWeekday(line, from);
  if (past) return found(past.meaning, before + past.length);
  const month = monthAlone(line, from);
  if (month) return found(month.meaning, before + month.length);
  const numbered = namedMonth(line, from) ? null : dayOfMonth(line, from);
  if (numbered?.meaning.date && numbered.meaning.date > reader.today) {
    const lastMonth = addMonths(numbered.meaning.date, -1);
    return found({ date: lastMonth, certainty: 'said' }, before + numbered.length);
  }
  for (const kind of [namedMonth, gluedMonth, dayOfMonth, numeric, holiday]) {
    const day = kind(line, from);
    const meaning = day && day.meaning.doubt !== 'no_such_day' && passed(day.meaning, reader.today);
    if (day && meaning) return found(meaning, before + day.length);
  }
  return null;
}

/** Whether a word that leads to an end stands before that word: "until", "use by". */
export const isEndBefore = ({ tokens, lexicon }: Line, at: number): boolean =>
  phraseAt(lexicon.usesUp, tokens, at - 1) !== null ||
  [1, 2, 3].some(
    (words) =>
      phraseAt(lexicon.labels, tokens, at - words)?.length === words ||
      (phraseAt(lexicon.beforeDay, tokens, at - words)?.length === words &&
        !phraseAt(lexicon.onDay, tokens, at - words)),
  );
