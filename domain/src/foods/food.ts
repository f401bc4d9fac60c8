import type { PlaceKind } from '#kitchens/place.ts';
import type { Category } from './category.ts';
import type { FoodPictureName } from './food-pictures.ts';

/** Days for which a food keeps; Infinity for ever, null where nothing is known. */
export interface Times {
  fridge: number | null;
  fridgeOpened: number | null;
  pantry: number | null;
  pantryOpened: number | null;
  freezer: number | null;
}

/** Why a time is our own, and not that of FoodKeeper. */
export const REASONS = [
  'baby',
  'bakery',
  'breaded',
  'cautious',
  'chilled',
  'cut',
  'cut-cheese',
  'dry',
  'filled',
  'gravy',
  'leftovers',
  'like',
  'made',
  'mixed-fat',
  'opened',
  'raw-dish',
  'rice',
  'ripe',
  'sealed-drink',
  'shortest',
  'sprouts',
  'wilt',
] as const;
export type Reason = (typeof REASONS)[number];

/**
 * `use-by`: an estimate is about safety, as a use-by date is. `prepared`: cooked, cut, mixed or filled. `plain`: another
 * food before it makes a dish of it. `strict`: so does a word that nobody knows.
 */
export type Trait = 'use-by' | 'prepared' | 'plain' | 'strict';

export interface Food {
  id: string;
  /** What it is, from itself up: cheddar, hard-cheese, cheese, dairy. */
  kinds: readonly string[];
  category: Category;
  traits: ReadonlySet<Trait>;
  picture: FoodPictureName | null;
  /** Where it is kept as it is bought. */
  place: PlaceKind;
  times: Times;
  /** The product of FoodKeeper, with the words that tell it from others of its name: "Cheese (hard)". */
  product: string | null;
  /** The times that FoodKeeper does not have, or has longer. */
  own: ReadonlySet<keyof Times>;
  reason: Reason | null;
  /** What one piece weighs. */
  grams: number | null;
}

export const isA = (food: Food, kind: string): boolean => food.kinds.includes(kind);
