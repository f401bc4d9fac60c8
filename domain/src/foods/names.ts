import { STATES, type State } from './becomes.ts';
import type { Food } from './food.ts';
import { FOODS } from './foods.ts';
import { slipReader } from './slips.ts';
import { stemsOf } from './words.ts';

/** Words in lower case, with commas between them. */
type Words = string;

/** What foods are called in a language. */
export interface FoodNames {
  /** By the food's id. The first name is the one that people read. */
  foods: Readonly<Record<string, Words>>;
  /** Household goods, which are bought with food. */
  household: Words;
  states: Readonly<Record<State, Words>>;
  /** Words that say nothing about what it is: sizes, colours, packages, shops. */
  neutral: Words;
  /** What tinned food lies in. */
  liquids: Words;
  and: Words;
}

/** One name or word of a title. */
export type Segment =
  | {
      is: 'food';
      food: Food;
      /** What the word is beside another food: "sweet" in sweet apples, "leftover" in leftover rice. */
      otherwise?: Segment | undefined;
    }
  | { is: 'state'; state: State }
  | { is: 'household' | 'neutral' | 'liquid' | 'and' | 'unknown' };

export interface NameIndex {
  isName: (text: string) => boolean;
  segmentsOf: (text: string) => Segment[];
}

const LONGEST = 5;
const stems = (text: string): string[] => stemsOf(text.replaceAll('&', ' and '));
const spelled = (words: Words): string[] => words.split(',').map((name) => stems(name).join(' '));

function segmentsByName({ foods, household, states, neutral, liquids, and }: FoodNames) {
  const byName = new Map<string, Segment>();
  const put = (words: Words, segment: Segment) => {
    for (const name of spelled(words)) byName.set(name, segment);
  };
  put(neutral, { is: 'neutral' });
  put(liquids, { is: 'liquid' });
  put(and, { is: 'and' });
  for (const state of STATES) put(states[state], { is: 'state', state });
  put(household, { is: 'household' });
  for (const [id, food] of FOODS) {
    for (const name of spelled(foods[id] ?? '')) {
      const otherwise = byName.get(name);
      byName.set(name, { is: 'food', food, otherwise });
    }
  }
  byName.delete('');
  return byName;
}

function indexOf(names: FoodNames): NameIndex {
  const byName = segmentsByName(names);
  const mended = slipReader([...byName.keys()].flatMap((name) => name.split(' ')));
  const mendedStems = (text: string) => stems(text).map((word) => mended(word) ?? word);

  /** The name that the words are, also where a shop writes the kind behind: "tomatoes cherry". */
  function named(words: readonly string[]): Segment | undefined {
    const found = byName.get(words.join(' '));
    if (found || words.length < 2 || words.length > 3) return found;
    const [first = '', ...others] = words;
    const turned = byName.get([...others, first].join(' '));
    return turned?.is === 'food' && byName.get(first)?.is === 'food' ? turned : undefined;
  }

  function segmentsOf(text: string): Segment[] {
    const words = mendedStems(text);
    const segments: Segment[] = [];
    let start = 0;
    while (start < words.length) {
      let length = Math.min(LONGEST, words.length - start);
      while (length > 1 && !named(words.slice(start, start + length))) length--;
      segments.push(named(words.slice(start, start + length)) ?? { is: 'unknown' });
      start += length;
    }
    const isNamed = ({ is }: Segment) => is === 'unknown' || is === 'food';
    return segments.map((segment, index) => {
      // A maker before it says nothing: "KTC sunflower oil".
      const isAlone = segments.every(
        (other, at) => other === segment || !isNamed(other) || (other.is === 'unknown' && at < index),
      );
      return segment.is === 'food' && segment.otherwise && !isAlone ? segment.otherwise : segment;
    });
  }
  return { isName: (text) => byName.get(mendedStems(text).join(' '))?.is === 'food', segmentsOf };
}

const indexes = new WeakMap<FoodNames, NameIndex>();

/** Made once for the names of a language. */
export function nameIndex(names: FoodNames): NameIndex {
  const known = indexes.get(names);
  if (known) return known;
  const index = indexOf(names);
  indexes.set(names, index);
  return index;
}
