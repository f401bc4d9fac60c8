import { type Food, isA } from '#foods/food.ts';
import type { PiecePart } from './reading/measures.ts';

/** What a part of a food weighs, in grams; the first of the kinds that it is of. */
const PART_GRAMS: Record<PiecePart, readonly (readonly [kind: string, grams: number])[]> = {
  clove: [['garlic', 5]],
  slice: [
    ['baguette', 15],
    ['breads', 40],
    ['bacon', 25],
    ['prosciutto', 15],
    ['dried-sausage', 5],
    ['cold-cuts', 20],
    ['cheese', 20],
    ['citrus', 10],
    ['tomato', 20],
    ['cucumber', 5],
  ],
  stalk: [['celery', 40]],
  leaf: [
    ['herb', 1],
    ['cabbage', 30],
    ['leaf', 10],
  ],
};

/** Null where nobody knows. */
export const partGrams = (food: Food, part: PiecePart): number | null =>
  PART_GRAMS[part].find(([kind]) => isA(food, kind))?.[1] ?? null;
