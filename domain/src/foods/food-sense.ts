import { foodOf } from './food-of.ts';
import { type FoodNames, nameIndex } from './names.ts';

/** What some words speak of: a food, household goods, only what a food is like, or nobody knows. */
type WordSense = 'food' | 'household' | 'description' | 'unknown';

/** The list of foods, for who reads words that are not yet a title. */
export interface FoodSense {
  of: (words: string) => WordSense;
  /** Whether every word is known. */
  isWhole: (words: string) => boolean;
  /** Whether the words are the name of one food, and nothing else. */
  isName: (words: string) => boolean;
}

export function foodSense(names: FoodNames): FoodSense {
  const index = nameIndex(names);
  return {
    isName: index.isName,
    isWhole: (words) => index.segmentsOf(words).every(({ is }) => is !== 'unknown'),
    of: (words) => {
      const segments = index.segmentsOf(words);
      // "Bag for life" has a word in it that ends other names.
      if (segments.some(({ is }) => is === 'household') || foodOf(words, names)?.is === 'household')
        return 'household';
      if (segments.some(({ is }) => is === 'food')) return 'food';
      return segments.length === 0 || segments.some(({ is }) => is === 'unknown') ? 'unknown' : 'description';
    },
  };
}
