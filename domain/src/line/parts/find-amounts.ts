import { type Finder, isFree, type Line, type PhraseMatch, take, takeAll, titleEdges } from '#line/line.ts';
import { converted, type Measure } from '#line/measures.ts';
import { gluedTimes, isInDigits, type Quantity, quantityAt, startsWithFraction } from '#line/numbers.ts';
import { phraseAt, runOf } from '#line/phrases.ts';
import { textOfTokens } from '#line/tokens.ts';

/** One number about how much there is: how many times, or how large each is. */
export interface Figure {
  value: number;
  /** Null for a count of things that are not named. */
  measure: Measure | null;
  isGuessed: boolean;
  /** The most that it may be: 4 of "3-4". */
  upTo?: number | undefined;
}

const figure = (value: number, measure: Measure | null = null, isGuessed = false): Figure => ({
  value,
  measure,
  isGuessed,
});

const figureOf = ({ value, upTo, isAbout }: Quantity, measure: Measure | null = null): Figure => ({
  ...figure(value, measure, isAbout),
  upTo,
});

/** "6x330ml", "2x", "x6", "6 x", "x 4", "qty: 2". */
const findTimes: Finder<Figure[]> = (line, at) => {
  const { tokens, lexicon } = line;
  const glued = gluedTimes(line, at);
  if (glued) {
    const size = glued.size && figure(glued.size.value, glued.size.measure);
    return { meaning: size ? [figure(glued.count), size] : [figure(glued.count)], length: glued.length };
  }
  const [, times] = /^[x×](\d{1,7})$/.exec(tokens[at]?.plain ?? '') ?? [];
  if (times) {
    const measure = phraseAt(lexicon.measures, tokens, at + 1);
    const isCount =
      measure?.meaning === 'pack' || measure?.meaning === 'portion' || measure?.meaning === 'piece';
    return {
      meaning: [figure(Number(times), isCount ? measure.meaning : null)],
      length: 1 + (isCount ? measure.length : 0),
    };
  }
  const before = runOf(lexicon.times, tokens, at) || runOf(lexicon.quantity, tokens, at);
  const number = quantityAt(line, at + before);
  if (!number || number.measure || !isInDigits(line, at + before)) return null;
  if (before > 0) return { meaning: [figure(number.value)], length: before + number.length };
  const after = runOf(lexicon.times, tokens, at + number.length);
  return after > 0 ? { meaning: [figure(number.value)], length: number.length + after } : null;
};

/** "Tray of 12", "a box of 6": how many pieces one container has. */
const findPackOf: Finder<Figure[]> = (line, at) => {
  const { tokens, lexicon } = line;
  const one = phraseAt(lexicon.numbers, tokens, at)?.meaning === 1 || tokens[at]?.plain === '1' ? 1 : 0;
  const pack = phraseAt(lexicon.measures, tokens, at + one);
  const of = pack ? runOf(lexicon.of, tokens, at + one + pack.length) : 0;
  const number = at + one + (pack?.length ?? 0) + of;
  const isPack = pack?.meaning === 'pack' || pack?.meaning === 'pack-of';
  const isCount =
    /^\d{1,3}$/.test(tokens[number]?.plain ?? '') && !phraseAt(lexicon.measures, tokens, number + 1);
  if (!isPack || of === 0 || !isCount || isInDigits(line, at - 1)) return null;
  return { meaning: [figure(Number(tokens[number]?.plain), null, true)], length: number + 1 - at };
};

/** "4 tranches d'ici jeudi": the d' belongs to the day. "200 g vom Metzger" are of no such food. */
function ofAt(line: Line, at: number): number {
  const { tokens, lexicon } = line;
  const { sense } = line.reader;
  if ((phraseAt(lexicon.beforeDay, tokens, at)?.length ?? 0) > 1) return 0;
  const from = phraseAt(lexicon.fromWhere, tokens, at)?.length ?? 0;
  const isSource = from > 0 && sense !== null && sense.of(textOfTokens(tokens.slice(at + from))) !== 'food';
  const of = runOf(lexicon.of, tokens, at);
  return isSource || !isFree(line, at, of) ? 0 : of;
}

const isWeighed = (measure: Measure | null): boolean =>
  measure !== null && ['g', 'ml'].includes(converted(measure, 'us').unit);

/** "1,5 Liter Flasche Cola": what such a size is sold in. */
function containerBehind({ tokens, lexicon, reader }: Line, at: number, { measure }: Quantity): number {
  if (!reader.words.hasBareMeasures || !isWeighed(measure)) return 0;
  return at + 1 < tokens.length ? (phraseAt(lexicon.oneOf, tokens, at)?.length ?? 0) : 0;
}

/** "500g", "2 packs of", "half a kilo of", and the number of "2 tins". */
const findMeasured: Finder<Figure[]> = (line, at) => {
  const quantity = quantityAt(line, at);
  if (!quantity) return null;
  const container = phraseAt(line.lexicon.containers, line.tokens, at + quantity.length);
  if (container && !quantity.measure) return { meaning: [figureOf(quantity)], length: quantity.length };
  if (!quantity.measure) return null;
  const { value, measure } = quantity;
  const length = quantity.length + containerBehind(line, at + quantity.length, quantity);
  const isOne = measure === 'pack-of' && value === 1;
  const of = ofAt(line, at + length);
  const one = figureOf(quantity, isOne ? 'pack' : measure);
  // "Three bananas a bag of apples": in words and amid others, it is of who knows which.
  const [first, end] = titleEdges(line);
  const isAmid = !isInDigits(line, at) && at > first && at + length + of < end;
  const isVague = line.tokens.slice(at, at + length).some((_, word) => isVagueAt(line, at + word));
  const isGuessed = one.isGuessed || isAmid || isVague || (measure === 'pack-of' && !isOne);
  return { meaning: [{ ...one, isGuessed }], length: length + of };
};

/** Nobody knows how much a handful is. */
const isVagueAt = ({ lexicon, tokens }: Line, at: number) => phraseAt(lexicon.vague, tokens, at) !== null;

/** "Becher Sahne": in some languages nothing stands between the measure and its food. */
function isBare({ tokens, reader: { words, sense } }: Line, at: number, length: number): boolean {
  const rest = tokens.slice(at + length);
  if (!words.hasBareMeasures || length === 0 || rest.length === 0) return false;
  const [first] = rest;
  const isLong = (tokens[at]?.plain.length ?? 0) > 2;
  const isFood = sense === null || sense.of(textOfTokens(rest)) === 'food';
  return isLong && isFood && /^\p{L}{2}/u.test(first?.plain ?? '');
}

/** "Jar of jam", "lb and a half of mince": one, though nobody counted. */
const findUncounted: Finder<Figure[]> = (line, at) => {
  const { tokens, lexicon } = line;
  const measure = at === titleEdges(line)[0] ? phraseAt(lexicon.measures, tokens, at) : null;
  if (!measure) return null;
  const part = phraseAt(lexicon.andPart, tokens, at + measure.length);
  const length = measure.length + (part?.length ?? 0);
  const of = runOf(lexicon.of, tokens, at + length);
  return of > 0 || isBare(line, at, length)
    ? {
        meaning: [
          figure(
            1 + (part?.meaning ?? 0),
            measure.meaning === 'pack-of' ? 'pack' : measure.meaning,
            isVagueAt(line, at),
          ),
        ],
        length: length + of,
      }
    : null;
};

/** "Celery bunch": the last word says what there is one of. */
function takeOneOf(line: Line): PhraseMatch<Figure>[] {
  const [first, end] = titleEdges(line);
  const at = end - 1;
  if (at <= first || !isFree(line, at) || !phraseAt(line.lexicon.oneOf, line.tokens, at)) return [];
  const measure = phraseAt(line.lexicon.measures, line.tokens, at)?.meaning ?? 'piece';
  take(line, at, 1);
  return [{ meaning: figure(1, measure, true), at, length: 1 }];
}

/** "Rice 5 kg bag" is five kilograms of rice. */
export function takeContainer(line: Line, figures: PhraseMatch<Figure>[]): void {
  const [, end] = titleEdges(line);
  const isBehind = figures.some(
    ({ at, length, meaning }) => meaning.measure !== null && at + length === end - 1,
  );
  if (isBehind) takeOneOf(line);
}

const isUsable = ({ value }: Figure) => value > 0;

const flat = (found: PhraseMatch<Figure[]>[]): PhraseMatch<Figure>[] =>
  found.flatMap(({ meaning, ...where }) =>
    meaning.filter(isUsable).map((each) => ({ meaning: each, ...where })),
  );

/** Amounts that say what they are. A fraction before the food is one as well, and not a date: "1/2 cucumber". */
export function takeFigures(line: Line): PhraseMatch<Figure>[] {
  const counted = [
    ...flat(takeAll(line, findPackOf)),
    ...flat(takeAll(line, findTimes)),
    ...flat(takeAll(line, findMeasured)),
  ];
  // "Bag of spinach 300 g": the bag holds what was weighed.
  const isSized = counted.length > 0 && counted.every(({ meaning }) => isWeighed(meaning.measure));
  const [start, last] = titleEdges(line);
  if (isSized && last - start > 1) takeAll(line, findUncounted);
  const figures = counted.length > 0 ? counted : [...flat(takeAll(line, findUncounted)), ...takeOneOf(line)];
  const [first, end] = titleEdges(line);
  if (!startsWithFraction(line, first) || first + 1 >= end) return figures;
  return [...figures, ...takeBare(line, first)];
}

function takeBare(line: Line, at: number): PhraseMatch<Figure>[] {
  const quantity = isFree(line, at) ? quantityAt(line, at) : null;
  if (!quantity || quantity.measure || quantity.value <= 0) return [];
  if (!isFree(line, at, quantity.length)) return [];
  take(line, at, quantity.length);
  return [{ meaning: figureOf(quantity), at, length: quantity.length }];
}

const GRAMS_MIN = 100;

/** Whether the food is named in the plural, so that a number beside it counts it. */
function isPlural({ tokens, lexicon, reader: { words } }: Line, [first, end]: [number, number]): boolean {
  const head = tokens[words.plurals.isHeadFirst ? first : end - 1]?.plain ?? '';
  return lexicon.pluralEndings.some((ending) => head.endsWith(ending));
}

/** "We still have 3 peppers", "avocados 2 ripe ones": a number amid the words counts the food beside it. */
function takeCountAmid(line: Line, [first, end]: [number, number]): PhraseMatch<Figure>[] {
  const { tokens, reader } = line;
  const isCount = (index: number) =>
    /^\d{1,2}$/.test(tokens[index]?.plain ?? '') ||
    (phraseAt(line.lexicon.numbers, tokens, index)?.meaning ?? 0) > 1;
  const at = tokens.findIndex((_, index) => index > first && index < end - 1 && isCount(index));
  if (!reader.sense || at < 0 || !isFree(line, at)) return [];
  const textOf = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .filter((_, index) => line.taken[from + index] !== 'part')
      .map(({ plain }) => plain)
      .join(' ');
  const [left, right] = [reader.sense.of(textOf(first, at)), reader.sense.of(textOf(at + 1, end))];
  const isOfRight = left === 'unknown' && right === 'food';
  if (!isOfRight && !(left === 'food' && right !== 'food')) return [];
  const count = takeBare(line, at);
  if (isOfRight && count.length > 0) take(line, first, at - first);
  return count.map((each) => ({ ...each, meaning: { ...each.meaning, isGuessed: true } }));
}

/** A number alone counts the food where it stands before or after it: "6 eggs", "eggs 6", "eggs (10)". */
export function takeBareCount(line: Line): PhraseMatch<Figure>[] {
  const edges = titleEdges(line);
  const [first, end] = edges;
  const leading = quantityAt(line, first);
  const isWholeTitle = first + (leading?.length ?? 0) >= end;
  const found = isWholeTitle ? [] : takeBare(line, first);
  const isArticle = found.length > 0 && !isInDigits(line, first) && leading?.value === 1;
  // A pie "for 2" is one.
  const isForPeople = phraseAt(line.lexicon.forPerson, line.tokens, end - 2) !== null;
  const isPluralBefore = isPlural(line, [first, end - 1]) && (quantityAt(line, end - 1)?.value ?? 0) > 1;
  const isNumber = isInDigits(line, end - 1) || isPluralBefore;
  if (found.length === 0 && end - first > 1 && !isForPeople && isNumber)
    found.push(...takeBare(line, end - 1));
  if (found.length === 0) found.push(...takeCountAmid(line, edges));
  const rest = titleEdges(line);
  // "3 tomatoes 2 onions" are two foods that nothing divides.
  const isMixed = line.tokens.slice(...rest).some(({ plain }) => /^\d+$/.test(plain));
  // "4 cheese pizza" is one pizza: without a plural, or a single one, a count is a guess.
  return found.map((count) => {
    const { value, isGuessed } = count.meaning;
    // Where one food ends like several, nobody has 250 of them.
    const isCount = line.reader.words.plurals.areOnlyPlurals || value < GRAMS_MIN;
    const isSure = !isMixed && (isArticle || value <= 1 || (isCount && isPlural(line, rest)));
    // "Butter 250" is 250 g: nobody has 250 packs.
    const measure = !isSure && value >= GRAMS_MIN ? 'gram' : count.meaning.measure;
    return { ...count, meaning: { ...count.meaning, measure, isGuessed: isGuessed || !isSure } };
  });
}
