import type { CalendarDate } from '#calendar-date.ts';
import type { SaidDate } from '#items/line/line-food.ts';
import { patternOf } from './misread.ts';
import { ENDS_MONTH, type LabelKind, labelWords } from './pack-words.ts';
import { findPrintedDays, type PackReader, type PrintedDay } from './printed-days.ts';

interface Label {
  kind: LabelKind;
  from: number;
  to: number;
  /** It says that a month follows, and no day. */
  endsMonth: boolean;
}

/** So far from a date, in characters, a word is not about it. */
const BEFORE_MAX = 80;
const BEHIND_MAX = 10;

const TIME = /\b\d{1,2}:\d{2}(?::\d{2})?\b/g;

const labelPatterns = (Object.entries(labelWords) as [LabelKind, string[]][]).map(([kind, words]) => {
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(patternOf);
  return [kind, new RegExp(`(?<![A-Z0-9])(?:${longestFirst.join('|')})(?![A-CE-IK-RT-Z])`, 'g')] as const;
});

/** In capitals, without accents. */
const asPrinted = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();

const findLabels = (print: string): Label[] =>
  labelPatterns
    .flatMap(([kind, pattern]) =>
      [...print.matchAll(pattern)].map(({ index, 0: words }) => ({
        ...{ kind, from: index, to: index + words.length },
        endsMonth: ENDS_MONTH.test(words),
      })),
    )
    .toSorted((a, b) => a.from - b.from);

const blanked = (print: string, from: number, to: number) =>
  print.slice(0, from) + ' '.repeat(to - from) + print.slice(to);

/** A word is about the date that follows it, or else about the one just before it, in the same line. */
function labelOf(day: PrintedDay, days: PrintedDay[], labels: Label[], print: string): Label | null {
  const isFreeBetween = (from: number, to: number) =>
    !days.some((other) => other.from >= from && other.to <= to);
  const before = labels.findLast(({ to }) => to <= day.from);
  if (before && day.from - before.to <= BEFORE_MAX && isFreeBetween(before.to, day.from)) return before;
  const behind = labels.find(({ from }) => from >= day.to);
  if (!behind || behind.from - day.to > BEHIND_MAX || print.slice(day.to, behind.from).includes('\n'))
    return null;
  const isAboutNext = days.some(({ from }) => from >= behind.to && from - behind.to <= BEFORE_MAX);
  return isAboutNext ? null : behind;
}

const meantBy = ({ days, monthEnds }: PrintedDay, label: Label | null) =>
  label?.endsMonth && monthEnds.length > 0 ? monthEnds : days;

const isFor =
  (...kinds: LabelKind[]) =>
  (found: { label: Label | null }) =>
    found.label !== null && kinds.includes(found.label.kind);

/**
 * The days that the print on a pack may mean, the likeliest first. A day counts beside a word such as "best before", or
 * if it is the only one to come. Several days ask the person.
 */
export function readPrintedDate(text: string, reader: PackReader): SaidDate[] {
  const print = asPrinted(text).replaceAll(TIME, (time) => ' '.repeat(time.length));
  const labels = findLabels(print);
  const days = findPrintedDays(
    labels.reduce((rest, { from, to }) => blanked(rest, from, to), print),
    reader,
  );
  const found = days.map((day) => ({ day, label: labelOf(day, days, labels, print) }));
  const asDates = (kind: SaidDate['kind'], meant: CalendarDate[]) =>
    [...new Set(meant)].map((date) => ({ date, kind }));

  for (const kind of ['use-by', 'best-before'] as const) {
    const meant = found.filter(isFor(kind)).flatMap(({ day, label }) => meantBy(day, label));
    if (meant.length > 0) return asDates(kind, meant);
  }
  const others = found.filter(
    ({ day, label }) => label?.kind !== 'made-on' && (label !== null || !day.needsLabel),
  );
  const coming = others
    .map(({ day }) => day.days.filter((date) => date >= reader.today))
    .filter((dates) => dates.length > 0);
  return coming.length === 1 ? asDates('best-before', coming.flat()) : [];
}
