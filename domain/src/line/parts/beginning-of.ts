import { type CalendarDate, daysBetween } from '#calendar-date.ts';
import type { Day } from '#line/day.ts';
import { isFree, type Line, type PhraseMatch, spanOf, take, titleEdges } from '#line/line.ts';
import type { Beginning, BeginningKind, Part } from '#line/line-food.ts';
import { phraseAt, runOf } from '#line/phrases.ts';
import { unsureInside } from './apart.ts';
import type { LabelledDay } from './find-dates.ts';
import { isEndBefore, pastDayAt } from './past-days.ts';

export function openedOf(line: Line, [found]: PhraseMatch<Day>[]): Part<CalendarDate> | null {
  if (!found?.meaning.date) return null;
  const { date, certainty } = found.meaning;
  return unsureInside(line, found, { value: date, certainty, ...spanOf(line, found) });
}

export type Began = PhraseMatch<Day & { kind: BeginningKind }>;

export function beganOf(line: Line, all: Began[]): Part<Beginning> | null {
  // Food that was made and then frozen keeps from the freezing on.
  const found = all.find(({ meaning }) => meaning.kind === 'frozen') ?? all[0];
  if (!found?.meaning.date) return null;
  const { date: on, kind, certainty } = found.meaning;
  return { value: { kind, on }, certainty, ...spanOf(line, found) };
}

/** "I froze the soup yesterday": the word stands before the food, and its day behind it. */
export function withVerb(line: Line, began: Began[]): Began[] {
  const [first, end] = titleEdges(line);
  const last = line.reader.words.isVerbLast ? phraseAt(line.lexicon.began, line.tokens, end - 1) : null;
  const [only] = began;
  // "Gestern Gulasch gekocht": the day before the food, and the word behind it.
  if (
    last &&
    only?.meaning.kind === 'since' &&
    only.at < first + 1 &&
    end - first > 1 &&
    isFree(line, end - 1)
  ) {
    take(line, end - 1, 1);
    return began.with(0, { ...only, meaning: { ...only.meaning, kind: last.meaning } });
  }
  const verb = phraseAt(line.lexicon.began, line.tokens, first);
  const at = began.findIndex(({ meaning }) => meaning.kind === 'since' && meaning.certainty === 'guessed');
  const since = began[at];
  const isVerb = verb && (verb.length > 1 || verb.meaning === 'frozen');
  if (!since || !isVerb || !isFree(line, first, verb.length)) return began;
  take(line, first, verb.length);
  return began.with(at, { ...since, meaning: { ...since.meaning, kind: verb.meaning, certainty: 'said' } });
}

/** "Opened hummus today": the day without a word of its own is that of the opening. */
export function withoutOpening(
  line: Line,
  dates: PhraseMatch<LabelledDay>[],
  opened: PhraseMatch<Day>[],
): [PhraseMatch<LabelledDay>[], PhraseMatch<Day>[]] {
  const [opening] = opened;
  const today = dates.find(
    ({ meaning, length }) =>
      meaning.date === line.reader.today && meaning.certainty === 'guessed' && length === 1,
  );
  if (!opening || opening.meaning.certainty === 'said' || !today) return [dates, opened];
  return [
    dates.filter((each) => each !== today),
    [{ ...opening, meaning: { date: line.reader.today, certainty: 'said' } }],
  ];
}

/** Longer ago, nobody says the day alone. */
const RECENT_DAYS = 60;

/** "Cooked the ham" is an act, "cooked ham" a food. */
function isActAt({ tokens, lexicon }: Line, at: number, length: number): boolean {
  const behind = at + length;
  return (
    length > 1 ||
    phraseAt(lexicon.finite, tokens, at) !== null ||
    [lexicon.article, lexicon.numbers, lexicon.mine, lexicon.everybodys].some((phrases) =>
      phraseAt<unknown>(phrases, tokens, behind),
    ) ||
    /^\d/.test(tokens[behind]?.plain ?? '')
  );
}

interface Act {
  kind: BeginningKind | 'opened';
  day: PhraseMatch<Day>;
}

/** "Froze 3 chicken thighs on the 10th": what was done comes first, and its day behind the food. */
export function takeAct(line: Line): Act | null {
  const { tokens, lexicon, reader } = line;
  const fillers = runOf(lexicon.fillers, tokens, 0);
  // "I opened the milk".
  const leading = fillers + (phraseAt(lexicon.clauses, tokens, fillers)?.length ?? 0);
  for (let at = 0; at <= leading; at++) {
    const began = phraseAt(lexicon.began, tokens, at);
    const act = began ?? phraseAt(lexicon.opened, tokens, at);
    if (!act || !isActAt(line, at, act.length) || pastDayAt(line, at + act.length)) continue;
    for (let from = at + act.length + 1; from < tokens.length; from++) {
      // "Got a leg of lamb for Sunday": the day on which it is needed.
      const isNeeded = phraseAt(lexicon.notEnds, tokens, from - 1) !== null;
      const day = isNeeded || isEndBefore(line, from) ? null : pastDayAt(line, from);
      const date = day?.meaning.date;
      if (!day || !date || daysBetween(date, reader.today) > RECENT_DAYS) continue;
      if (!isFree(line, from, day.length) || !isFree(line, 0, at + act.length)) return null;
      take(line, 0, at + act.length + runOf(lexicon.article, tokens, at + act.length));
      take(line, from, day.length);
      return {
        kind: began?.meaning ?? 'opened',
        day: { meaning: day.meaning, at: from, length: day.length },
      };
    }
    // "Made a lasagne": today, as far as anybody knows.
    const isMade = began?.meaning === 'made' || began?.meaning === 'frozen';
    if (!isMade || !isFree(line, 0, at + act.length) || tokens.some((_, to) => isEndBefore(line, to)))
      continue;
    take(line, 0, at + act.length + runOf(lexicon.article, tokens, at + act.length));
    const meaning: Day = { date: reader.today, certainty: 'guessed' };
    return { kind: began.meaning, day: { meaning, at, length: act.length } };
  }
  return null;
}

/** "Cooked ham Friday", "opened milk Friday": the day may be that of the cooking, and a guess as an end. */
export function unsureBeside(
  line: Line,
  dates: PhraseMatch<LabelledDay>[],
  isOpened: boolean,
): PhraseMatch<LabelledDay>[] {
  const [first] = titleEdges(line);
  // "Eggs from the farm on Saturday" came on that day, "carrots for soup Saturday" are cooked then, and what was "put in the freezer on Tuesday" lies there since.
  const isSince = line.tokens.some(
    (_, at) =>
      ([line.lexicon.fromWhere, line.lexicon.forPerson].some((phrases) =>
        phraseAt(phrases, line.tokens, at),
      ) &&
        isFree(line, at)) ||
      phraseAt(line.lexicon.putsAway, line.tokens, at),
  );
  const isDone = isOpened || isSince || phraseAt(line.lexicon.began, line.tokens, first) !== null;
  return dates.map((each) =>
    isDone && each.meaning.isBare && each.meaning.certainty === 'said'
      ? { ...each, meaning: { ...each.meaning, certainty: 'guessed' } }
      : each,
  );
}
