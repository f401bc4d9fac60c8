import type { Category } from '#items/category.ts';
import { usualDays } from '#items/keeping/usual-days.ts';
import { type Place, type PlaceKind, placeKind } from '#kitchens/place.ts';
import { keptIn, placeByFoodKeeper } from './foodkeeper.ts';

/** Where an estimate is from. */
type EstimateReason =
  | { source: 'kitchen'; times: number }
  | { source: 'foodkeeper'; product: string }
  | { source: 'category' };

export interface Estimate {
  /** From the day it was bought, opened or frozen on. */
  days: number;
  because: EstimateReason;
}

export interface FoodToEstimate {
  title: string;
  category: Category;
  place: Place;
  isOpened: boolean;
  /** For how many days such food was good in this kitchen, by what people read off it; newest first. */
  spans: readonly number[];
}

const SPANS_MIN = 3;
const SPANS_MAX = 8;
/** A kitchen's experience counts for more than FoodKeeper's least, but not without bounds. */
const BEYOND_FOODKEEPER = 2;

/** Of an even number the lower one in the middle, which is the careful side. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** What the label of such food used to say. It says nothing about opened or frozen food. */
function byKitchen({ spans, isOpened }: FoodToEstimate, place: PlaceKind, most: number): Estimate | null {
  const last = spans.slice(0, SPANS_MAX);
  if (last.length < SPANS_MIN || isOpened || place === 'freezer') return null;
  return { days: Math.min(median(last), most), because: { source: 'kitchen', times: last.length } };
}

function byCategory({ title, category, isOpened }: FoodToEstimate, place: PlaceKind): Estimate | null {
  const usual = usualDays(category);
  const days = place === 'freezer' ? usual.frozen : isOpened ? usual.opened : usual[place];
  if (days === null) return null;
  // Opening never lengthens.
  const most = isOpened ? (keptIn(title, place, false)?.days ?? days) : days;
  return { days: Math.min(days, most), because: { source: 'category' } };
}

/**
 * For how long a food will probably be good: as long as the last ones in this kitchen, else as FoodKeeper says at least,
 * else as its category. Null if it keeps for ever, or nobody knows.
 */
export function estimate(food: FoodToEstimate): Estimate | null {
  const place = placeKind(food.place);
  const kept = keptIn(food.title, place, food.isOpened);
  const own = byKitchen(food, place, kept ? kept.days * BEYOND_FOODKEEPER : Number.POSITIVE_INFINITY);
  if (own || !kept) return own ?? byCategory(food, place);
  if (kept.days === Number.POSITIVE_INFINITY) return null;
  return { days: kept.days, because: { source: 'foodkeeper', product: kept.product } };
}

const placeOfCategory: Partial<Record<Category, PlaceKind>> = { Snacks: 'pantry' };

/** Where a food of that title is usually kept. */
export function usualPlace(title: string, category: Category): PlaceKind {
  return placeByFoodKeeper(title) ?? placeOfCategory[category] ?? 'fridge';
}
