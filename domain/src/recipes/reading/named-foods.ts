import { foodOf } from '#foods/food-of.ts';
import { nameIndex } from '#foods/names.ts';
import { type Phrases, phraseAt, runOf, spelled } from '#line/phrases.ts';
import { describedAt, type FoodContext, nameIn } from './food-words.ts';
import { isSeparator, type LineToken, textOf } from './line-tokens.ts';
import { numberAt } from './numbers.ts';
import { recipeLexicon } from './recipe-lexicon.ts';

export interface NamedFoods {
  foods: { food: string; alternatives: string[] }[];
  /** What else the line says. */
  rest: string[];
}

function splitAt(tokens: readonly LineToken[], lengthAt: (at: number) => number): LineToken[][] {
  const parts: LineToken[][] = [[]];
  for (let at = 0; at < tokens.length; ) {
    const length = lengthAt(at);
    if (length > 0) parts.push([]);
    else parts.at(-1)?.push(tokens[at] as LineToken);
    at += Math.max(length, 1);
  }
  return parts;
}

const segmentsOf = (tokens: readonly LineToken[]): LineToken[][] =>
  splitAt(tokens, (at) => (isSeparator(tokens[at]) ? 1 : 0)).filter(({ length }) => length > 0);

const isAll = (list: Phrases<true>, tokens: readonly LineToken[]): boolean =>
  runOf(list, tokens, 0) === tokens.length;

export function namedFoods(tokens: readonly LineToken[], context: FoodContext, mayList: boolean): NamedFoods {
  const { reader, isTinned } = context;
  const { words, names } = reader;
  const lexicon = recipeLexicon(words);
  const index = nameIndex(names);
  const isHeadFirst = names.grammar?.head === 'first';
  const tinned = spelled(names.states.tinned.toLowerCase());
  const isKnown = (food: readonly LineToken[]) => foodOf(textOf(food), names)?.is === 'food';
  const isName = (food: readonly LineToken[]) => index.isName(textOf(food));

  /** "Vegetable or chicken stock": the last word belongs to both. */
  function withSharedEnd(first: LineToken[], other: readonly LineToken[]): LineToken[] {
    const last = other.at(-1);
    const isHalf = first.length > 0 && phraseAt(lexicon.firstHalves, first, 0)?.length === first.length;
    const isShared = other.length > 1 && last && phraseAt(lexicon.secondHalves, [last], 0);
    return isHalf && isShared ? [...first, last] : first;
  }

  /** "Bouillon de légumes ou de volaille": the first word belongs to both. */
  function withSharedHead(first: readonly LineToken[], part: readonly LineToken[]): LineToken[] {
    const [head] = first;
    const shared = head && runOf(lexicon.of, part, 0) > 0 ? [head, ...part] : [];
    return shared.length > 0 && isName(shared) ? shared : alternativeIn(part);
  }

  function alternativeIn(tokens: readonly LineToken[]): LineToken[] {
    const amount = numberAt(tokens, 0, lexicon)?.length ?? 0;
    const measure = amount > 0 ? (phraseAt(lexicon.measures, tokens, amount)?.length ?? 0) : 0;
    const from = tokens.slice(amount + measure);
    return runOf(lexicon.noAlternatives, from, 0) > 0 ? [] : nameIn(from, context).tokens;
  }

  /** One food, and what may be taken for it. */
  function chosenIn(tokens: readonly LineToken[]) {
    const orAt = (at: number) => (tokens[at]?.plain === '/' ? 1 : runOf(lexicon.or, tokens, at));
    const parts = isName(tokens) ? [[...tokens]] : splitAt(tokens, orAt);
    // "Fresh or frozen peas" have a description before their name only.
    const named = parts.map((part) => nameIn(part, context).tokens);
    const start = Math.max(
      named.findIndex(({ length }) => length > 0),
      0,
    );
    const first = named[start] ?? [];
    const others = parts
      .slice(start + 1)
      .map((part) => (isHeadFirst ? withSharedHead(first, part) : alternativeIn(part)))
      .filter(({ length }) => length > 0);
    return { food: isHeadFirst ? first : withSharedEnd(first, others.at(-1) ?? []), alternatives: others };
  }

  /** "Salt and pepper" are two foods, "half and half" is one. */
  function partsIn(tokens: readonly LineToken[]): LineToken[][] {
    const whole = nameIn(tokens, context).tokens;
    const parts = splitAt(tokens, (at) => runOf(lexicon.and, tokens, at));
    const isEach = parts.every((part) => isKnown(nameIn(part, context).tokens));
    return parts.length > 1 && isEach && !isName(whole) ? parts : [[...tokens]];
  }

  const segments = segmentsOf(tokens);
  const states: LineToken[] = [];
  let at = 0;
  let found = { tokens: [] as LineToken[], aside: [] as LineToken[] };
  for (; at < segments.length; at++) {
    const segment = segments[at] as LineToken[];
    found = nameIn(segment, context);
    if (found.tokens.length > 0 && !isAll(lexicon.states, found.tokens)) break;
    states.push(...found.tokens);
  }
  const segment = segments[at];
  if (!segment) return { foods: [], rest: [] };
  const region = segment.slice(0, segment.length - found.aside.length);
  const parts = partsIn(region);
  const rest = found.aside.length > 0 ? [textOf(found.aside)] : [];
  const choices = parts.map(chosenIn);
  let isListing = mayList && rest.length === 0;
  for (const later of segments.slice(at + 1)) {
    const or = runOf(lexicon.or, later, 0);
    const and = runOf(lexicon.and, later, 0);
    const laterParts = partsIn(later.slice(and)).map((part) => nameIn(part, context).tokens);
    isListing &&= laterParts.every(isName) && describedAt(later, 0, context) === 0;
    const alternative = or > 0 ? alternativeIn(later.slice(or)) : [];
    if (isListing && or === 0) choices.push(...laterParts.map((food) => ({ food, alternatives: [] })));
    else if (isKnown(alternative)) choices.at(-1)?.alternatives.push(alternative);
    else rest.push(textOf(later));
  }
  const wordsOf = (food: LineToken[]) => {
    const text = textOf([...states, ...food]);
    const isSaid = food.some(({ plain }) => tinned.includes(plain));
    if (!isTinned || isSaid) return text;
    return isHeadFirst ? `${text} ${words.tinned}` : `${words.tinned} ${text}`;
  };
  return {
    foods: choices
      .filter(({ food }) => food.length > 0)
      .map(({ food, alternatives }) => ({ food: wordsOf(food), alternatives: alternatives.map(wordsOf) })),
    rest,
  };
}
