import { isFree, type Line, take, takeAll, titleEdges } from '#line/line.ts';
import { type Phrases, phraseAt, runOf } from '#line/phrases.ts';
import { textOfTokens } from '#line/tokens.ts';
import { pastDayAt } from './past-days.ts';

/** How many words at the end are phrases of that kind: "thanks lol". */
function runAtEnd(line: Line, phrases: Phrases<true>): number {
  const { tokens } = line;
  const end = tokens.findLastIndex(({ plain }) => /[\p{L}\p{N}]/u.test(plain)) + 1;
  let from = end;
  for (let at = end - 1; at > 0; at--) {
    const phrase = phraseAt(phrases, tokens, at);
    if (phrase && at + phrase.length === from && isFree(line, at, phrase.length)) from = at;
  }
  return end - from;
}

/** "Milk x" from a friend; "milk 2 x" is two. */
function takeKiss(line: Line): void {
  const at = line.tokens.length - 1;
  const before = line.tokens[at - 1]?.plain ?? '';
  if (line.tokens[at]?.plain === 'x' && /\p{L}$/u.test(before) && isFree(line, at)) take(line, at, 1);
}

/** "Bought on Saturday". */
function beginsAt(line: Line, at: number): boolean {
  const began = phraseAt(line.lexicon.began, line.tokens, at);
  return began !== null && pastDayAt(line, at + began.length) !== null;
}

/** "La moitié d'un chou": a number is no filler. */
function leadingFillers(line: Line): number {
  const { tokens, lexicon } = line;
  let length = 0;
  for (let filler = phraseAt(lexicon.fillers, tokens, 0); filler; ) {
    if ((phraseAt(lexicon.numbers, tokens, length)?.length ?? 0) > filler.length) break;
    if (beginsAt(line, length)) break;
    length += filler.length;
    filler = phraseAt(lexicon.fillers, tokens, length);
  }
  return length;
}

/** Takes the words that say that nobody is sure; says whether there were any. */
export const takeHedges = (line: Line): boolean =>
  takeAll(line, ({ tokens, lexicon }, at) => {
    const hedge = phraseAt(lexicon.hedges, tokens, at);
    return hedge && tokens.length > hedge.length ? { meaning: true, length: hedge.length } : null;
  }).length > 0;

/** Takes the words of a message that are around its foods, "can you get" and "please"; says whether there were any. */
export function takeFillers(line: Line): boolean {
  const { tokens, lexicon } = line;
  const leading = leadingFillers(line);
  const hasLeading = leading > 0 && leading < tokens.length && isFree(line, 0, leading);
  if (hasLeading) take(line, 0, leading);
  takeKiss(line);
  const trailing = runAtEnd(line, lexicon.fillers);
  if (trailing > 0)
    take(line, tokens.findLastIndex(({ plain }) => /[\p{L}\p{N}]/u.test(plain)) + 1 - trailing, trailing);
  // "Salt to taste". One word alone may be the name: "grated".
  const tail = tokens.findIndex((_, at) => {
    const words = runOf(lexicon.preparations, tokens, at);
    return at > 0 && words > 1 && at + words === tokens.length && isFree(line, at, words);
  });
  if (tail > 0) take(line, tail, tokens.length - tail);
  return hasLeading || trailing > 0 || tail > 0;
}

/** "L4471", "lot 22": numbers of a batch. */
export function takeLots(line: Line): void {
  const { tokens, lexicon } = line;
  for (let at = 0; at < tokens.length; at++) {
    const word = runOf(lexicon.lots, tokens, at);
    const number = tokens[at + word]?.plain ?? '';
    const isLot = word > 0 ? /\d/.test(number) : /^l\d{3,}[a-z\d]*$/.test(number);
    if (isLot && tokens.length > word + 1 && isFree(line, at, word + 1)) take(line, at, word + 1);
  }
}

/** "Hab 500 g Mett geholt": in some languages the verb stands at the end. */
export function takeVerbBehind(line: Line): void {
  const [first, end] = titleEdges(line);
  const verb = line.reader.words.isVerbLast && phraseAt(line.lexicon.finite, line.tokens, end - 1);
  if (verb && end - first > 1 && isFree(line, end - 1)) take(line, end - 1, 1);
}

/** Takes the words of a sentence that are left around the name, once something else was read in it. */
export function takeStrays(line: Line): boolean {
  const { tokens, lexicon, taken } = line;
  if (!taken.includes('part')) return false;
  let hasAny = false;
  for (let isMore = true; isMore; ) {
    const [first, end] = titleEdges(line);
    const leading = phraseAt(lexicon.strays, tokens, first);
    const last = [4, 3, 2, 1].find(
      (words) => phraseAt(lexicon.strays, tokens, end - words)?.length === words,
    );
    isMore = end > first;
    if (leading && leading.length <= end - first && isFree(line, first, leading.length))
      take(line, first, leading.length);
    else if (last && last <= end - first && isFree(line, end - last, last)) take(line, end - last, last);
    else isMore = false;
    hasAny ||= isMore;
  }
  return hasAny;
}

const wordsAt = ({ tokens }: Line, places: readonly number[]) =>
  textOfTokens(places.flatMap((at) => tokens[at] ?? []));

const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/** Where the words of the title stand so far. */
const placesOf = ({ tokens, taken }: Line): number[] =>
  tokens.flatMap(({ raw }, at) => (taken[at] !== 'part' && SAYS_SOMETHING.test(raw) ? [at] : []));

/** "Jonas: milk", "Fresh for you: milk": what stands before a colon and is no food says who speaks, or of what. */
export function takeSpeaker(line: Line): boolean {
  const { tokens, reader } = line;
  const places = placesOf(line);
  const colon = tokens.findIndex(({ raw }) => /\p{L}:$/u.test(raw));
  if (!reader.sense || colon < 0) return false;
  const [before, behind] = [places.filter((at) => at <= colon), places.filter((at) => at > colon)];
  const isFrame =
    before.length > 0 &&
    reader.sense.of(wordsAt(line, before)) !== 'food' &&
    reader.sense.of(wordsAt(line, behind)) === 'food';
  if (isFrame) for (const at of before) take(line, at, 1);
  return isFrame;
}

/** "Scones from me mam": where it is from; "stock from the chicken" is of the chicken. */
function sourceAt({ lexicon, tokens, reader }: Line, places: readonly number[], index: number) {
  const from = phraseAt(lexicon.fromWhere, tokens, places[index] ?? 0);
  if (!from || !reader.sense || index === 0) return null;
  const words = places.slice(index + from.length).map((at) => tokens[at]?.plain ?? '');
  // "From the fish market" is no fish.
  const isFood = [words.join(' '), words.at(-1) ?? ''].every((each) => reader.sense?.of(each) === 'food');
  return isFood ? null : { length: places.length - index };
}

/** "Ground chuck": a word that only a sentence has, but for the name that it is in. */
const isInName = (line: Line, places: readonly number[], index: number) =>
  [index - 1, index].some(
    (from) => from >= 0 && line.reader.sense?.isName(wordsAt(line, places.slice(from, from + 2))) === true,
  );

/** The words of the title between those that only a sentence has. */
function clausesOf(line: Line, places: readonly number[]): number[][] {
  const clauses: number[][] = [[]];
  for (let index = 0; index < places.length; ) {
    const at = places[index] ?? 0;
    const phrase = phraseAt(line.lexicon.clauses, line.tokens, at) ?? sourceAt(line, places, index);
    if (phrase && isFree(line, at) && !isInName(line, places, index)) {
      clauses.push([]);
      index += phrase.length;
    } else {
      clauses.at(-1)?.push(at);
      index++;
    }
  }
  return clauses;
}

/**
 * "Chicken breasts they need using": no food is called by a verb or a pronoun, so its name ends there. Where a second food
 * is named, nobody knows of which of them the rest speaks.
 */
export function takeClauses(line: Line): 'none' | 'one' | 'several' {
  const { reader, tokens, lexicon } = line;
  const places = placesOf(line);
  const clauses = clausesOf(line, places);
  if (clauses.length < 2) return 'none';
  const named = clauses.filter((clause) => clause.length > 0);
  const foods = named.filter((clause) => reader.sense?.of(wordsAt(line, clause)) === 'food');
  const kept = foods[0] ?? named.toSorted((one, other) => other.length - one.length)[0] ?? [];
  for (const at of places) if (!kept.includes(at)) take(line, at, 1);
  const [first = -1] = kept;
  if (kept.length > 1 && phraseAt(lexicon.article, tokens, first)) take(line, first, 1);
  return foods.length > 1 ? 'several' : 'one';
}
