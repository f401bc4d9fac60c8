import { addDays, type CalendarDate, daysBetween } from '#calendar-date.ts';
import { addMonths, dateOf, lastOfMonth, nextWeekday, oneOf, said, yearOf } from '#line/day.ts';
import { phraseAt, runOf } from '#line/phrases.ts';
import { spanAt } from '#line/time-span.ts';
import { firstOfMonth } from '#month.ts';
import { DAYS_IN_WEEK, mondayOf } from '#week.ts';
import { type DayFinder, dayNumberAt, found, guessed, namedMonth, weekdayAt } from './day-words.ts';

const SATURDAY = 6;
const WEEKS_MAX = 53;
/** It is in the first week of its year, wherever that begins. */
const FOURTH = 4;

/** "A week on Saturday", "Saturday week", "a week tomorrow": that many weeks behind the day. */
export const weeksBehind: DayFinder = (line, at) => {
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
  // "Vendredi en huit", "Freitag in einer Woche".
  const more = before && phraseAt(lexicon.weeksLater, tokens, at + before.length);
  if (before && more) return later(before.date, more.meaning, before.length + more.length);
  const within = before ? runOf(lexicon.within, tokens, at + before.length) : 0;
  const then = before && within > 0 ? spanAt(line, at + before.length + within, true) : null;
  const isThen = then && lexicon.numberedBy.size > 0;
  if (before && isThen && then.unit === 'week')
    return later(before.date, then.counts[0] ?? 1, before.length + within + then.length);
  const span = spanAt(line, at, true);
  if (span?.unit !== 'week') return null;
  const on = Math.max(
    runOf(lexicon.onDay, tokens, at + span.length),
    runOf(lexicon.fromWhere, tokens, at + span.length),
  );
  const day = dayAt(at + span.length + on);
  return day && later(day.date, span.counts[0] ?? 1, span.length + on + day.length);
};

/** "Vendredi 20", "Freitag, den 20.": a number that is the day of such a weekday. */
export const numberedWeekday: DayFinder = (line, at) => {
  const { tokens, lexicon, reader } = line;
  const weekday = lexicon.numberedBy.size > 0 ? weekdayAt(line, at) : null;
  if (!weekday) return null;
  const from = at + weekday.length + runOf(lexicon.numberedBy, tokens, at + weekday.length);
  const number = namedMonth(line, from) ? null : dayNumberAt(line, from);
  const isOther = number && phraseAt(lexicon.measures, tokens, from + number.length) !== null;
  if (!number || isOther) return null;
  const first = firstOfMonth(reader.today);
  const date = [0, 1, 2]
    .map((more) => addMonths(first, more))
    .flatMap((month) => dateOf(yearOf(month), Number(month.slice(5, 7)), number.day) ?? [])
    .find((day) => day >= reader.today);
  const next = nextWeekday(weekday.weekday, reader.today);
  const isSame = date && next.date && daysBetween(next.date, date) % DAYS_IN_WEEK === 0;
  return isSame ? found(said(date), from - at + number.length) : null;
};

/** "KW 48", "S48": its last day, of which nobody is sure. */
export const weekOfYear: DayFinder = ({ tokens, lexicon, reader: { today } }, at) => {
  const word = tokens[at]?.plain ?? '';
  const [, letters = '', glued] = /^([a-z]+)\.?(\d{1,2})$/.exec(word) ?? [];
  const named = glued ? (lexicon.weeks.has(letters) ? 1 : 0) : runOf(lexicon.weeks, tokens, at);
  if (named === 0) return null;
  const [, number, year] =
    /^(\d{1,2})(?:\/(20\d\d))?\.?$/.exec(glued ?? tokens[at + named]?.plain ?? '') ?? [];
  const week = Number(number);
  if (!(week >= 1 && week <= WEEKS_MAX)) return null;
  const ends = (year ? [Number(year)] : [yearOf(today), yearOf(today) + 1]).flatMap((each) => {
    const fourth = dateOf(each, 1, FOURTH);
    return fourth ? [addDays(mondayOf(fourth), week * DAYS_IN_WEEK - 1)] : [];
  });
  const end = ends.find((day) => day >= today) ?? ends[0];
  return end ? found(guessed(said(end)), glued ? 1 : named + 1) : null;
};

const inWeekOf = (monday: CalendarDate, weekday: number) =>
  addDays(monday, (weekday + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK);

/** "Nächste Woche Freitag", "fin de la semaine prochaine", "Ende nächsten Monats". */
export const comingPeriod: DayFinder = (line, at) => {
  const { tokens, lexicon, reader } = line;
  const monday = addDays(mondayOf(reader.today), DAYS_IN_WEEK);
  const period = phraseAt(lexicon.coming, tokens, at);
  const weekday = weekdayAt(line, period ? at + period.length : at);
  if (!period) {
    const behind = weekday && phraseAt(lexicon.coming, tokens, at + weekday.length);
    if (!weekday || behind?.meaning !== 'week') return null;
    return found(said(inWeekOf(monday, weekday.weekday)), weekday.length + behind.length);
  }
  if (period.meaning === 'month') {
    const next = addMonths(firstOfMonth(reader.today), 1);
    const end = lastOfMonth(yearOf(next), Number(next.slice(5, 7)));
    return end && found(guessed(said(end)), period.length);
  }
  if (period.meaning === 'week' && weekday)
    return found(said(inWeekOf(monday, weekday.weekday)), period.length + weekday.length);
  const sunday = inWeekOf(monday, 0);
  const first = period.meaning === 'weekend' ? inWeekOf(monday, SATURDAY) : monday;
  return found(oneOf([first, sunday], 'which_order'), period.length);
};
