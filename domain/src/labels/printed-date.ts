import type { CalendarDate } from '#calendar-date.ts';
import type { DayOrder } from '#line/line-food.ts';
import { spanAfter } from '#line/time-span.ts';
import { patternOf } from './misread.ts';
import { ENDS_MONTH, type LabelKind, labelWords, lastingWords } from './pack-words.ts';
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

/** More days without a word are a table or a calendar. */
const UNLABELLED_MAX = 2;

/** The order of day and month as the pack itself explains it: "MM/DD/YY", "TT.MM.JJ", "JJ/MM/AA". */
const MONTH_FIRST = /(?<![A-Z])MM?[ ./-](?:DD?|TT?|JJ?)[ ./-](?:YY|JJ|AA)/;
const DAY_FIRST = /(?<![A-Z])(?:DD?|TT?|JJ?|GG?)[ ./-]MM?[ ./-](?:YY|JJ|AA)/;

const TIME = /(?<![\d:])(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?\b/g;
/** A time that is printed close behind a day: "18.03.2714:32". */
const CLOSE_TIME = /(?<=\d[./]\d{2}[./](?:20)?\d{2})(?=\d{2}:\d{2}(?!\d))/g;

const labelPatterns = (Object.entries(labelWords) as [LabelKind, string[]][]).map(([kind, words]) => {
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(patternOf);
  return [kind, new RegExp(`(?<![A-Z0-9])(?:${longestFirst.join('|')})(?![A-CE-IK-RT-Z])`, 'g')] as const;
});

const orderSaidBy = (print: string): DayOrder | null =>
  MONTH_FIRST.test(print) ? 'month-first' : DAY_FIRST.test(print) ? 'day-first' : null;

/** In capitals, without accents. */
const asPrinted = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll('Ø', 'O')
    .replaceAll('Æ', 'AE')
    .replaceAll('Œ', 'OE');

/** The longest words at a place are meant: "best before" is no "before". */
function longestOnly(labels: Label[]): Label[] {
  const kept: Label[] = [];
  for (const label of labels.toSorted((a, b) => b.to - b.from - (a.to - a.from)))
    if (!kept.some(({ from, to }) => label.from < to && from < label.to)) kept.push(label);
  return kept.toSorted((a, b) => a.from - b.from);
}

/** "Best before / Lot:" is one heading: the day behind it is the end, whatever else follows. */
const LOT = /^(?:LOT|LOTE|LOTTO|CHARGE|PARTI|BATCH)\b/;
const JOINED = /^[\s/,&+:.|-]*(?:(?:AND|UND|ET|Y|E|EN|OCH|OG)\s+)?$/;

const withoutJoinedLots = (labels: Label[], print: string): Label[] =>
  labels.filter(({ from }, at) => {
    const before = labels[at - 1];
    const isJoined = before !== undefined && JOINED.test(print.slice(before.to, from));
    return !(
      isJoined &&
      LOT.test(print.slice(from)) &&
      ['use-by', 'best-before', 'unclear'].includes(before.kind)
    );
  });

const findLabels = (print: string): Label[] =>
  longestOnly(
    labelPatterns.flatMap(([kind, pattern]) =>
      [...print.matchAll(pattern)].map(({ index, 0: words }) => ({
        ...{ kind, from: index, to: index + words.length },
        endsMonth: ENDS_MONTH.test(words.replaceAll(/[^A-Z]+/g, ' ')),
      })),
    ),
  );

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

const SEE_ABOVE = /^[\s:.]*(?:SIEHE OBEN|SEE ABOVE|VOIR (?:CI-DESSUS|PLUS HAUT))/;

/** Where a pack has one day and one word, a word in the line below is about that day. One farther off may not be, but says so. */
function labelBelow(day: PrintedDay, days: PrintedDay[], labels: Label[], print: string): Label | null {
  const [label] = labels;
  if (!label || labels.length > 1 || days.length > 1 || day.needsLabel || label.from < day.to) return null;
  const isNext = print.slice(day.to, label.from).split('\n').length === 2;
  return isNext || SEE_ABOVE.test(print.slice(label.to)) ? label : null;
}

/** Different words, and as many days behind them, are a small table: "PACKED ON / USE BY" above "17.11.26 / 21.11.26". */
function inTables(days: PrintedDay[], labels: Label[]): Map<PrintedDay, Label> {
  const pairs: [PrintedDay, Label][] = [];
  for (const [at, { to }] of labels.entries()) {
    const first = days.find(({ from }) => from >= to);
    const before = labels[at - 1];
    const isHead = !before || days.some(({ from }) => from >= before.to && from < to);
    if (!first || !isHead) continue;
    const heads = labels.slice(at).filter((label) => label.to <= first.from);
    const until = labels[at + heads.length]?.from ?? Number.POSITIVE_INFINITY;
    const cells = days.filter((day) => day.from >= first.from && day.to <= until);
    const isNear = first.from - (heads.at(-1)?.to ?? 0) <= BEFORE_MAX;
    const areApart = heads.length > 1 && new Set(heads.map(({ kind }) => kind)).size === heads.length;
    if (isNear && areApart && cells.length === heads.length)
      pairs.push(...cells.map((day, index): [PrintedDay, Label] => [day, heads[index] as Label]));
  }
  return new Map(pairs);
}

/** Nothing but blanks and a colon are between. */
const isClose = (print: string, to: number, from: number) =>
  to <= from && /^[\s:.]*$/.test(print.slice(to, from));

const meantBy = ({ days, monthEnds }: PrintedDay, label: Label | null) =>
  label?.endsMonth && monthEnds.length > 0 ? monthEnds : days;

const isFor =
  (...kinds: LabelKind[]) =>
  (found: FoundDay) =>
    found.label !== null && kinds.includes(found.label.kind);

/** The end of a food as it is printed. */
export interface PrintedDate {
  date: CalendarDate;
  /** Null where the print does not say which: the person is asked. */
  kind: 'use-by' | 'best-before' | null;
  /** The words beside the day, as they were read. */
  words: string | null;
  /** It is not printed, but so long after the day on which the pack was made. */
  isWorkedOut: boolean;
}

const LASTING = (Object.entries(lastingWords.spans) as [Span, string][]).map(
  ([span, words]) =>
    [
      span,
      new RegExp(
        `(?<![A-Z0-9])(?<count>\\d{1,3})\\s*(?:${words})\\s+(?:${lastingWords.from})\\s+(?:[A-Z']{1,4}\\s+){0,2}(?:${lastingWords.made})`,
      ),
    ] as const,
);
type Span = keyof typeof lastingWords.spans;

/** How long it keeps from the day on which it was made: "BEST BEFORE 12 MONTHS FROM MANUFACTURE". */
function lastingOf(print: string): { count: number; span: Span } | null {
  for (const [span, pattern] of LASTING) {
    const count = Number(pattern.exec(print)?.groups?.count);
    if (count > 0) return { count, span };
  }
  return null;
}

interface FoundDay {
  day: PrintedDay;
  label: Label | null;
}

function workedOut(print: string, found: FoundDay[]): PrintedDate[] {
  const lasting = lastingOf(print);
  const made = found.filter(isFor('made-on')).flatMap(({ day }) => day.days.slice(0, 1));
  const [on] = made;
  if (!lasting || !on) return [];
  const kind = /USE|CONSUME/.test(print) && !/BEST/.test(print) ? 'use-by' : 'best-before';
  return [{ date: spanAfter(on, lasting.count, lasting.span), kind, words: null, isWorkedOut: true }];
}

/**
 * The days that the print on a pack may mean, the likeliest first. A day counts beside a word such as "best before", or
 * if it is one of at most two to come. Several days ask the person, and so does a word that may mean either end.
 */
export function readPrintedDate(text: string, reader: PackReader): PrintedDate[] {
  const print = asPrinted(text)
    .replaceAll(CLOSE_TIME, ' ')
    .replaceAll(TIME, (time) => ' '.repeat(time.length));
  const labels = withoutJoinedLots(findLabels(print), print);
  const order = orderSaidBy(print);
  const days = findPrintedDays(
    labels.reduce((rest, { from, to }) => blanked(rest, from, to), print),
    order ? { ...reader, order, isOrderSaid: true } : reader,
  ).filter(
    ({ isYear, from }) =>
      !isYear || labels.some(({ to, endsMonth }) => endsMonth && isClose(print, to, from)),
  );
  const tables = inTables(days, labels);
  const found: FoundDay[] = days.map((day) => ({
    day,
    label: tables.get(day) ?? labelOf(day, days, labels, print) ?? labelBelow(day, days, labels, print),
  }));
  const wordsOf = (label: Label | null) => label && print.slice(label.from, label.to).replaceAll(/\s+/g, ' ');
  const asDates = (kind: PrintedDate['kind'], meant: FoundDay[]): PrintedDate[] => {
    const all = meant.flatMap(({ day, label }) =>
      meantBy(day, label).map((date) => ({ date, kind, words: wordsOf(label), isWorkedOut: false })),
    );
    return all.filter(({ date }, at) => all.findIndex((other) => other.date === date) === at);
  };
  for (const kind of ['use-by', 'best-before', 'unclear'] as const) {
    const meant = found.filter(isFor(kind));
    if (meant.length > 0) return asDates(kind === 'unclear' ? null : kind, meant);
  }
  const computed = workedOut(print, found);
  if (computed.length > 0) return computed;
  const coming = found
    .filter(({ day, label }) => label === null && !day.needsLabel)
    .map(({ day }) => ({
      day: { ...day, days: day.days.filter((date) => date >= reader.today) },
      label: null,
    }))
    .filter(({ day }) => day.days.length > 0);
  return coming.length <= UNLABELLED_MAX ? asDates(null, coming) : [];
}
