import { foodOf } from './food-of.ts';
import { type FoodNames, nameIndex } from './names.ts';

/** What some words speak of: a food, household goods, only what a food is like, or nobody knows. */
export type WordSense = 'food' | 'household' | 'description' | 'unknown';

/** The list of foods, for who reads words that are not yet a title. */
export interface FoodSense {
  of: (words: string) => WordSense;
  /** Whether the words are the name of one food, and nothing else. */
  isName: (words: string) => boolean;
}

export function foodSense(names: FoodNames): FoodSense {
  const index = nameIndex(names);
  return {
    isName: index.isName,
    of: (words) => {
      if (foodOf(words, names)?.is === 'household') return 'household';
      const segments = index.segmentsOf(words);
      if (segments.some(({ is }) => is === 'food')) return 'food';
      return segments.length === 0 || segments.some(({ is }) => is === 'unknown') ? 'unknown' : 'description';
    },
  };
}
