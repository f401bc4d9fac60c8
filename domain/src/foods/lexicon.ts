import { STATES, type State } from './becomes.ts';
import type { Food } from './food.ts';
import { FOODS } from './foods.ts';
import {
  ENGLISH,
  type FoodGrammar,
  listOf,
  type Speller,
  spellerOf,
  type TitleWord,
  type Words,
} from './grammar.ts';
import { keptIn } from './keeps.ts';
import { stemsOf } from './words.ts';

/** What foods are called in a language. */
export interface FoodNames {
  /** By the food's id. The first name is the one that people read. */
  foods: Readonly<Record<string, Words>>;
  /** Household goods, which are bought with food. A hyphen before one makes it the end of others: "-papier". */
  household: Words;
  states: Readonly<Record<State, Words>>;
  /** Words that say nothing about what it is: sizes, colours, packages, shops. */
  neutral: Words;
  /** A part of a tin, which is open. */
  halfTins: Words;
  /** What tinned food lies in. */
  liquids: Words;
  and: Words;
  /** Behind a food, in brackets, what was left of it: "Rice (leftovers)". */
  leftovers: string;
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
  | {
      is: 'state';
      state: State;
      /** Of raw meat and fish, the word says something else. */
      isNotOfRaw?: true;
      /** And it is open. */
      isOpen?: true;
    }
  | { is: 'aside'; aside: Aside }
  | { is: 'household' | 'neutral' | 'liquid' | 'and' | 'unknown' };

/** The words of one language. */
export interface FoodLexicon extends Speller {
  grammar: FoodGrammar | undefined;
  /** By the stems of the words. */
  byName: ReadonlyMap<string, Segment>;
  /** As they are written, where several have the same stems: pâté, pâte and pâtes. */
  byWriting: ReadonlyMap<string, Segment>;
  /** What ends other words, by its stem; null where nobody knows what it means there. */
  byEnd: ReadonlyMap<string, Segment | null>;
}

/** The stems of a name; small words within it do not count. */
export function keyOf(tokens: readonly TitleWord[]): string {
  const [first] = tokens;
  if (first && tokens.length === 1) return first.stem;
  const last = tokens.length - 1;
  return tokens.flatMap(({ stem, isWithin }, at) => (isWithin && at > 0 && at < last ? [] : stem)).join(' ');
}

export const writingOf = (tokens: readonly TitleWord[]): string =>
  tokens.map(({ written }) => written).join(' ');

const daysOf = (food: Food): number => keptIn(food, food.place, false)?.days ?? 0;

const beside = (otherwise: Segment | undefined, segment: Segment): Segment =>
  segment.is === 'food' && otherwise ? { ...segment, otherwise } : segment;

const isSame = (one: Segment, other: Segment): boolean =>
  one.is === 'food' && other.is === 'food'
    ? one.food === other.food && !one.otherwise === !other.otherwise
    : one.is === 'state' && other.is === 'state'
      ? one.state === other.state
      : one.is === other.is;

/** Of names that are alike without accents and endings, a food is meant, and of foods the one that spoils first. */
function likelier(one: Segment, other: Segment): Segment {
  if (one.is !== 'food') return other;
  return other.is !== 'food' || daysOf(one.food) < daysOf(other.food) ? one : other;
}

interface Written {
  writing: string;
  segment: Segment;
}

/** The names of a language with their meanings; what is put later counts. */
function nameTable({ tokensOf, stemOf }: Speller) {
  const byKey = new Map<string, Written[]>();
  const byEnd = new Map<string, Segment | null>();

  function put(words: Words, segment: Segment): void {
    for (const name of words.split(',')) {
      const tokens = tokensOf(name);
      const key = keyOf(tokens);
      if (key === '') continue;
      if (/^\s*-/.test(name)) {
        byEnd.set(key, segment);
        continue;
      }
      const writing = writingOf(tokens);
      const alike = byKey.get(key);
      const same = alike?.find((each) => each.writing === writing);
      if (same) same.segment = beside(same.segment, segment);
      else if (alike) alike.push({ writing, segment });
      else byKey.set(key, [{ writing, segment }]);
    }
  }

  function putEnds(pairs: Words): void {
    for (const [word = '', id = ''] of listOf(pairs).map((pair) => pair.split(' '))) {
      const food = FOODS.get(id);
      byEnd.set(stemOf(tokensOf(word)[0]?.plain ?? ''), food ? { is: 'food', food } : null);
    }
  }

  function made(): Pick<FoodLexicon, 'byName' | 'byWriting' | 'byEnd'> {
    const byName = new Map<string, Segment>();
    const byWriting = new Map<string, Segment>();
    for (const [key, alike] of byKey) {
      const [first, ...others] = alike as [Written, ...Written[]];
      byName.set(
        key,
        others.reduce((found, { segment }) => likelier(found, segment), first.segment),
      );
      if (others.every(({ segment }) => isSame(segment, first.segment))) continue;
      for (const { writing, segment } of alike) byWriting.set(writing, segment);
    }
    return { byName, byWriting, byEnd };
  }
  return { put, putEnds, made };
}

/** English tells names apart by their stems. */
function englishTable(): ReturnType<typeof nameTable> {
  const byName = new Map<string, Segment>();
  return {
    put: (words, segment) => {
      for (const name of words.replaceAll('&', ' and ').split(',')) {
        const key = stemsOf(name).join(' ');
        byName.set(key, beside(byName.get(key), segment));
      }
      byName.delete('');
    },
    putEnds: () => undefined,
    made: () => ({ byName, byWriting: new Map(), byEnd: new Map() }),
  };
}

function lexiconOf({
  foods,
  household,
  states,
  halfTins,
  neutral,
  liquids,
  and,
  grammar,
}: FoodNames): FoodLexicon {
  const [joint = ''] = listOf(and);
  const { tokensOf: spell, stemOf } = grammar ? spellerOf(grammar) : ENGLISH;
  const tokensOf = (text: string) => spell(text.replaceAll('&', ` ${joint} `));
  const { put, putEnds, made } = (grammar ? nameTable : englishTable)({ tokensOf, stemOf });
  if (grammar) {
    put(grammar.asides, { is: 'aside', aside: 'other' });
    put(grammar.serving, { is: 'aside', aside: 'serving' });
    put(grammar.preserving, { is: 'aside', aside: 'preserving' });
    putEnds(grammar.heads);
    for (const state of ['tinned', 'cooked'] as const)
      put(grammar.notOfRaw[state], { is: 'state', state, isNotOfRaw: true });
  }
  put(neutral, { is: 'neutral' });
  put(liquids, { is: 'liquid' });
  put(and, { is: 'and' });
  for (const state of STATES) put(states[state], { is: 'state', state });
  put(halfTins, { is: 'state', state: 'tinned', isOpen: true });
  put(household, { is: 'household' });
  for (const [id, food] of FOODS) put(foods[id] ?? '', { is: 'food', food });
  return { grammar, tokensOf, stemOf, ...made() };
}

const lexicons = new WeakMap<FoodNames['foods'], FoodLexicon>();

/** Made once for the words of a language, whatever other languages are read beside it. */
export function lexicon(names: FoodNames): FoodLexicon {
  const known = lexicons.get(names.foods) ?? lexiconOf(names);
  lexicons.set(names.foods, known);
  return known;
}
