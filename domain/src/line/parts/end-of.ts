import { type CalendarDate, daysBetween } from '#calendar-date.ts';
import { type Line, type PhraseMatch, spanOf } from '#line/line.ts';
import type { Part, SaidDate } from '#line/line-food.ts';
import { spanAfter } from '#line/time-span.ts';
import { DAYS_IN_WEEK } from '#week.ts';
import { unsureInside } from './apart.ts';
import { type LabelledDay, noEnd } from './find-dates.ts';

/** "Use by Thu 26 Nov" is one date: its weekday says nothing more, and what the label says is about the whole. */
function withoutWeekdays(found: PhraseMatch<LabelledDay>[]): PhraseMatch<LabelledDay>[] {
  const dated = found.flatMap(({ meaning }) => (meaning.isWeekday ? [] : (meaning.date ?? [])));
  const isRepeated = ({ meaning: { isWeekday, date } }: PhraseMatch<LabelledDay>) =>
    isWeekday && date && dated.some((other) => daysBetween(date, other) % DAYS_IN_WEEK === 0);
  const isUseBy = found.some((each) => isRepeated(each) && each.meaning.kind === 'use-by');
  return found
    .filter((each) => !isRepeated(each))
    .map((each) => (isUseBy ? { ...each, meaning: { ...each.meaning, kind: 'use-by' } } : each));
}

export function endOf(line: Line, all: PhraseMatch<LabelledDay>[]): Part<SaidDate | null> | null {
  const found = withoutWeekdays(all);
  const [first] = found;
  if (!first) return null;
  const parts = found.map((each) => datePart(line, each));
  const choices = parts.flatMap(({ value }) => value ?? []).toSorted((a, b) => (a.date < b.date ? -1 : 1));
  if (new Set(choices.map(({ date }) => date)).size < 2) {
    const only = found.find(({ meaning }) => meaning.date) ?? first;
    return unsureInside(line, only, datePart(line, only));
  }
  const { from } = spanOf(line, first);
  const { to } = spanOf(line, found.at(-1) ?? first);
  return { value: choices[0] ?? null, certainty: 'doubtful', doubt: 'several_dates', choices, from, to };
}

function datePart(line: Line, found: PhraseMatch<LabelledDay>): Part<SaidDate | null> {
  const { date, kind, certainty, doubt, choices } = found.meaning;
  const span = spanOf(line, found);
  const isPast = date !== null && date < line.reader.today;
  return {
    value: date && { date, kind },
    ...(isPast && !doubt
      ? { certainty: 'doubtful', doubt: 'passed' }
      : { certainty, ...(doubt && { doubt }) }),
    ...(choices && { choices: choices.map((choice) => ({ date: choice, kind })) }),
    ...span,
  };
}

/** "Made Sunday, keeps 4 days" is four days from Sunday on. Without a beginning, a time after opening has no end. */
export function fromBeginning(
  found: PhraseMatch<LabelledDay>[],
  on: CalendarDate | undefined,
): PhraseMatch<LabelledDay>[] {
  return found.map((each) => {
    const { spans } = each.meaning;
    if (!spans) return each;
    if (!on) return spans.isSinceThen ? { ...each, meaning: noEnd } : each;
    const { choices: _, ...meaning } = each.meaning;
    return {
      ...each,
      meaning: { ...meaning, date: spanAfter(on, spans.count, spans.unit), certainty: 'guessed' },
    };
  });
}
