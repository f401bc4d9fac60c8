import { addDays } from '#calendar-date.ts';
import type { Place } from '#kitchens/place.ts';
import type { Day } from '#line/day.ts';
import type { Finder, Line, PhraseMatch } from '#line/line.ts';
import type { BeginningKind } from '#line/line-food.ts';
import { type Phrase, type Phrases, phraseAt, runOf } from '#line/phrases.ts';
import { type DayFound, guessed } from './day-words.ts';
import { agoAt, isEndBefore, pastDayAt } from './past-days.ts';

/** "freezer", "in the garage freezer". */
export const findPlace: Finder<Place> = ({ tokens, lexicon }, at) => {
  const before = runOf(lexicon.beforePlace, tokens, at);
  const own = phraseAt(lexicon.places, tokens, at + before);
  if (own) return { meaning: own.meaning, length: before + own.length };
  // A kitchen that has no place of that name has one of its kind.
  const which = runOf(lexicon.whichPlace, tokens, at + before);
  const place = which > 0 ? phraseAt(lexicon.places, tokens, at + before + which) : null;
  // "Garage freezer" alone is a heading; in a name it may be a part of that.
  const isAll = place && at === 0 && which + place.length === tokens.length;
  return place === null || (before === 0 && !isAll)
    ? null
    : { meaning: place.meaning, length: before + which + place.length };
};

/** "In the garage" is no place that food is known to keep in, and no part of its name. */
export const findElsewhere: Finder<null> = ({ tokens, lexicon }, at) => {
  const before = runOf(lexicon.beforePlace, tokens, at);
  const which = before > 1 ? runOf(lexicon.whichPlace, tokens, at + before) : 0;
  const isEnd = at > 0 && at + before + which === tokens.length;
  return which > 0 && isEnd ? { meaning: null, length: before + which } : null;
};

export const findFrozen: Finder<true> = ({ tokens, lexicon }, at) => phraseAt(lexicon.frozen, tokens, at);

/** "TK-Erbsen", which is also what the food is called. */
export const findFrozenName = ({ tokens, lexicon, taken }: Line): PhraseMatch<true>[] => {
  const at = tokens.findIndex(
    ({ plain }, index) =>
      taken[index] !== 'part' &&
      lexicon.frozenPrefixes.some((prefix) => plain.startsWith(prefix) && plain.length > prefix.length + 2),
  );
  return at < 0 ? [] : [{ meaning: true, at, length: 1 }];
};

interface DoneOn<Meaning> {
  day: DayFound;
  word: Phrase<Meaning>;
  length: number;
}

/** "Gestern gekocht", "seit Montag offen": the day stands before what was done. */
function doneOn<Meaning>(line: Line, at: number, done: Phrases<Meaning>): DoneOn<Meaning> | null {
  const { tokens, lexicon, reader } = line;
  if (!reader.words.isVerbLast || isEndBefore(line, at)) return null;
  const since = phraseAt(lexicon.began, tokens, at)?.meaning === 'since' ? 1 : 0;
  const led = Math.max(since, runOf(lexicon.onDay, tokens, at), runOf(lexicon.agoBefore, tokens, at));
  const day = agoAt(line, at) ?? pastDayAt(line, at + since);
  const length = (day?.length ?? 0) + (day && since > 0 && !agoAt(line, at) ? since : 0);
  const word = day && phraseAt(done, tokens, at + length);
  if (!day || !word) return null;
  // "Joghurt Freitag offen" may be good until Friday.
  const isAct = led > 0 || phraseAt(lexicon.finite, tokens, at + length) !== null;
  const isNear = phraseAt(lexicon.days, tokens, at) ?? phraseAt(lexicon.pastDays, tokens, at);
  return isAct || isNear ? { day, word, length: length + word.length } : null;
}

/** "opened", "opened yesterday", "opened Sunday". */
export const findOpened: Finder<Day> = (line, at) => {
  const done = doneOn(line, at, line.lexicon.opened);
  if (done) return { meaning: done.day.meaning, length: done.length };
  const opened = phraseAt(line.lexicon.opened, line.tokens, at);
  if (!opened) return null;
  const day = pastDayAt(line, at + opened.length);
  return {
    meaning: day?.meaning ?? { date: line.reader.today, certainty: 'guessed' },
    length: opened.length + (day?.length ?? 0),
  };
};

/** "Rice yesterday" is rice of yesterday; "until yesterday" and "use by yesterday" are ends. */
function yesterdayAt({ tokens, lexicon, reader }: Line, at: number) {
  const day = phraseAt(lexicon.days, tokens, at);
  const hasWord = [1, 2].some(
    (words) =>
      phraseAt(lexicon.beforeDay, tokens, at - words)?.length === words ||
      phraseAt(lexicon.labels, tokens, at - words)?.length === words,
  );
  return day && day.meaning < 0 && !hasWord
    ? { meaning: { date: addDays(reader.today, day.meaning) }, length: day.length }
    : null;
}

/** "Abgelaufen seit 3.11.", "périmé depuis le 3/11": that was its end. */
const isLabelBefore = ({ tokens, lexicon }: Line, at: number): boolean =>
  [1, 2].some((words) => (phraseAt(lexicon.labels, tokens, at - words)?.length ?? 0) >= words);

/** "A week from today" is to come. */
function isFromNow({ tokens, lexicon }: Line, at: number): boolean {
  const from = phraseAt(lexicon.fromWhere, tokens, at);
  const day = from && phraseAt(lexicon.days, tokens, at + from.length);
  return day?.meaning === 0 && phraseAt(lexicon.spans, tokens, at - 1) !== null;
}

/** "made Sunday", "from last night", "bought 3 days ago". Days that have passed need no such word. */
export const findBegan: Finder<Day & { kind: BeginningKind }> = (line, at) => {
  const done = doneOn(line, at, line.lexicon.began);
  if (done) return { meaning: { ...done.day.meaning, kind: done.word.meaning }, length: done.length };
  const isEnd = isLabelBefore(line, at) || isFromNow(line, at);
  const word = isEnd ? null : phraseAt(line.lexicon.began, line.tokens, at);
  // "Froze them Sunday".
  const pronoun = word ? (phraseAt(line.lexicon.pronouns, line.tokens, at + word.length)?.length ?? 0) : 0;
  const behind = word && pastDayAt(line, at + word.length + pronoun);
  if (word && behind) {
    // "Sliced today" may have been so at the counter.
    const isSold = phraseAt(line.lexicon.cutAtShops, line.tokens, at);
    // "Rôti de dimanche" may be called so.
    const isOf =
      word.meaning === 'since' && phraseAt(line.lexicon.of, line.tokens, at)?.length === word.length;
    const day = isSold || isOf ? guessed(behind.meaning) : behind.meaning;
    return { meaning: { ...day, kind: word.meaning }, length: word.length + pronoun + behind.length };
  }
  const ago = agoAt(line, at) ?? yesterdayAt(line, at);
  return ago && { meaning: { ...ago.meaning, certainty: 'guessed', kind: 'since' }, length: ago.length };
};
