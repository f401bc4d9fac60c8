import { STATES, type State } from './becomes.ts';
import type { Food } from './food.ts';
import { FOODS } from './foods.ts';
import {
  ENGLISH,
  type FoodGrammar,
  listOf,
  type Speller,
  spellerOf,
  type Token,
  type Words,
} from './grammar.ts';
import { keptIn } from './keeps.ts';

/** What foods are called in a language. */
export interface FoodNames {
  /** By the food's id. The first name is the one that people read. */
  foods: Readonly<Record<string, Words>>;
  /** Household goods, which are bought with food. A hyphen before one makes it the end of others: "-papier". */
  household: Words;
  states: Readonly<Record<State, Words>>;
  /** Words that say nothing about what it is: sizes, colours, packages, shops. */
  neutral: Words;
  /** What tinned food lies in. */
  liquids: Words;
  and: Words;
  /** How the language makes its words; English has its rules in code. */
  grammar?: FoodGrammar;
  /** Other languages in which food is named here, too. */
  also?: readonly FoodNames[];
}

/** What the words behind it say of the food before it; what it lies in is served with it as well. */
export type Aside = 'serving' | 'preserving' | 'other';

/** One name or word of a title. */
export type Segment =
  | {
      is: 'food';
      food: Food;
      /** What the word is beside another food: "sweet" in sweet apples, "leftover" in leftover rice. */
      otherwise?: Segment | undefined;
    }
  | { is: 'state'; state: State }
  | { is: 'aside'; aside: Aside }
  | { is: 'household' | 'neutral' | 'liquid' | 'and' | 'unknown' };

/** The words of one language. */
export interface Lexicon extends Speller {
  grammar: FoodGrammar | undefined;
  /** By the stems of the words. */
  byName: ReadonlyMap<string, Segment>;
  /** As they are written, where several have the same stems: pâté, pâte and pâtes. */
  byWriting: ReadonlyMap<string, Segment>;
  /** What ends other words, by its stem; null where nobody knows what it means there. */
  byEnd: ReadonlyMap<string, Segment | null>;
}

/** The stems of a name; small words within it do not count. */
export function keyOf(tokens: readonly Token[]): string {
  const [first] = tokens;
  if (first && tokens.length === 1) return first.stem;
  const counted = tokens.filter(({ isWithin }) => !isWithin);
  return (counted.length > 0 ? counted : tokens).map(({ stem }) => stem).join(' ');
}

export const writingOf = (tokens: readonly Token[]): string => tokens.map(({ written }) => written).join(' ');

const daysOf = (food: Food): number => keptIn(food, food.place, false)?.days ?? 0;

/** Of two foods that are called alike, the one that spoils first. */
const sooner = (one: Food, other: Food): boolean => daysOf(one) < daysOf(other);

const isSame = (one: Segment, other: Segment): boolean =>
  one.is === 'food' && other.is === 'food'
    ? one.food === other.food
    : one.is === 'state' && other.is === 'state'
      ? one.state === other.state
      : one.is === other.is;

const beside = (otherwise: Segment | undefined, segment: Segment): Segment =>
  segment.is === 'food' && otherwise ? { ...segment, otherwise } : segment;

/** Puts the names of a language with their meanings, one after the other. */
function nameTable({ tokensOf }: Speller, isEnglish: boolean) {
  const byName = new Map<string, Segment>();
  const byWriting = new Map<string, Segment>();
  const byEnd = new Map<string, Segment | null>();
  const writings = new Map<string, string>();

  function putApart(key: string, writing: string, segment: Segment): void {
    const before = byName.get(key);
    const other = writings.get(key) ?? '';
    if (before && isSame(before, segment)) return;
    if (!before || other === writing) {
      byName.set(key, beside(before, segment));
      writings.set(key, writing);
      return;
    }
    if (!byWriting.has(other)) byWriting.set(other, before);
    byWriting.set(writing, segment);
    if (before.is === 'food' && (segment.is !== 'food' || sooner(before.food, segment.food))) return;
    byName.set(key, segment);
    writings.set(key, writing);
  }

  function put(words: Words, segment: Segment): void {
    for (const name of words.split(',')) {
      const tokens = tokensOf(name);
      const key = keyOf(tokens);
      if (isEnglish) {
        byName.set(key, beside(byName.get(key), segment));
      } else if (/^\s*-/.test(name)) byEnd.set(key, segment);
      else if (key !== '') putApart(key, writingOf(tokens), segment);
    }
  }
  return { byName, byWriting, byEnd, put };
}

function lexiconOf({ foods, household, states, neutral, liquids, and, grammar }: FoodNames): Lexicon {
  const speller = grammar ? spellerOf(grammar) : ENGLISH;
  const [joint = ''] = listOf(and);
  const tokensOf = (text: string) => speller.tokensOf(text.replaceAll('&', ` ${joint} `));
  const { byName, byWriting, byEnd, put } = nameTable({ ...speller, tokensOf }, !grammar);
  if (grammar) {
    put(grammar.asides, { is: 'aside', aside: 'other' });
    put(grammar.serving, { is: 'aside', aside: 'serving' });
    put(grammar.preserving, { is: 'aside', aside: 'preserving' });
    for (const [word = '', id = ''] of listOf(grammar.heads).map((pair) => pair.split(' '))) {
      const food = FOODS.get(id);
      byEnd.set(keyOf(tokensOf(word)), food ? { is: 'food', food } : null);
    }
  }
  put(neutral, { is: 'neutral' });
  put(liquids, { is: 'liquid' });
  put(and, { is: 'and' });
  for (const state of STATES) put(states[state], { is: 'state', state });
  put(household, { is: 'household' });
  for (const [id, food] of FOODS) put(foods[id] ?? '', { is: 'food', food });
  byName.delete('');
  return { grammar, stemOf: speller.stemOf, tokensOf, byName, byWriting, byEnd };
}

const lexicons = new WeakMap<FoodNames['foods'], Lexicon>();

/** Made once for the words of a language, whatever other languages are read beside it. */
export function lexicon(names: FoodNames): Lexicon {
  const known = lexicons.get(names.foods) ?? lexiconOf(names);
  lexicons.set(names.foods, known);
  return known;
}
