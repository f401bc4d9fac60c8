import { foodOf } from './food-of.ts';
import { leftoversOf } from './leftovers.ts';
import { type FoodNames, type NameIndex, nameIndex, type Segment } from './names.ts';

/** What some words speak of: a food, household goods, only what a food is like, or nobody knows. */
type WordSense = 'food' | 'household' | 'description' | 'unknown';

/** The list of foods, for who reads words that are not yet a title. */
export interface FoodSense {
  of: (words: string) => WordSense;
  /** Whether every word is known. */
  isWhole: (words: string) => boolean;
  /** Whether the words are the name of one food, and nothing else. */
  isName: (words: string) => boolean;
  /** What they are called as the rest of a meal; null where they name no staple. */
  leftoversOf: (words: string) => string | null;
}

export function foodSense(names: FoodNames): FoodSense {
  const own = nameIndex(names);
  const isUnknown = ({ is }: Segment) => is === 'unknown';

  function senseIn(words: string, { segmentsOf }: NameIndex): WordSense {
    const segments = segmentsOf(words);
    // "Bag for life" has a word in it that ends other names.
    if (segments.some(({ is }) => is === 'household') || foodOf(words, names)?.is === 'household')
      return 'household';
    if (segments.some(({ is }) => is === 'food')) return 'food';
    return segments.length === 0 || segments.some(isUnknown) ? 'unknown' : 'description';
  }

  return {
    leftoversOf: (words) => leftoversOf(words, names),
    isName: (words) => own.isName(words) || own.also().some(({ isName }) => isName(words)),
    isWhole: (words) => [own, ...own.also()].some(({ segmentsOf }) => !segmentsOf(words).some(isUnknown)),
    of: (words) => {
      const sense = senseIn(words, own);
      if (sense !== 'unknown') return sense;
      for (const other of own.also()) {
        const meant = senseIn(words, other);
        if (meant !== 'unknown') return meant;
      }
      return 'unknown';
    },
  };
}
