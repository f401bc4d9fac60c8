import type { Category } from '#items/category.ts';
import type { Estimated } from '#items/keeping/good-through.ts';
import { usualDays } from '#items/keeping/usual-days.ts';
import { type Place, type PlaceKind, placeKind } from '#kitchens/place.ts';
import { keptIn, placeByFoodKeeper, rawByFoodKeeper } from './foodkeeper.ts';

/** For how many days from the day on which it was bought, opened or frozen, and by what. */
export interface Estimate extends Estimated {
  /** Past it, the food is not eaten: raw meat, poultry and fish. */
  isUseBy: boolean;
}

export interface FoodToEstimate {
  title: string;
  category: Category;
  /** A person chose the category. One that we guessed says nothing about a food that we do not know. */
  isCategorySaid: boolean;
  place: Place;
  isOpened: boolean;
  /** For how many days such food was good in this kitchen, by what people read off it; newest first. */
  spans: readonly number[];
}

/** One date may be chance. */
const SPANS_MIN = 2;
const SPANS_MAX = 8;

/** Of an even number the lower one in the middle, which is the careful side. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** What the label of such food used to say. It says nothing about opened or frozen food. */
function byKitchen({ spans, isOpened }: FoodToEstimate, place: PlaceKind): Estimated | null {
  const last = spans.slice(0, SPANS_MAX);
  if (last.length < SPANS_MIN || isOpened || place === 'freezer') return null;
  return { days: median(last), source: 'kitchen', times: last.length };
}

/** Infinity is food that keeps. */
function byFoodKeeper({ title, isOpened }: FoodToEstimate, place: PlaceKind): Estimated | null {
  const kept = keptIn(title, place, isOpened);
  return kept && { days: Number.isFinite(kept.days) ? kept.days : null, source: 'foodkeeper' };
}

/** The shortest time of the class that a person chose; for known food that was opened, at most as long as sealed. */
function byCategory(food: FoodToEstimate, place: PlaceKind): Estimated | null {
  const { title, category, isCategorySaid, isOpened } = food;
  const sealed = isOpened ? keptIn(title, place, false) : null;
  if (!sealed && (!isCategorySaid || category === 'Others')) return null;
  const usual = usualDays(category);
  const days = place === 'freezer' ? usual.frozen : isOpened ? usual.opened : usual[place];
  return days === null ? null : { days: Math.min(days, sealed?.days ?? days), source: 'category' };
}

/** Of raw food the shorter time counts, whatever its labels said before. */
function shorter(own: Estimated, table: Estimated | null): Estimated {
  return table?.days != null && own.days !== null && table.days < own.days ? table : own;
}

/**
 * For how long a food will probably be good: as long as the last ones in this kitchen, else as FoodKeeper says at least,
 * else as the class that a person chose. Null is a food that we do not know.
 */
export function estimate(food: FoodToEstimate): Estimate | null {
  const place = placeKind(food.place);
  const own = byKitchen(food, place);
  const table = byFoodKeeper(food, place) ?? byCategory(food, place);
  const isUseBy = rawByFoodKeeper(food.title) ?? (food.isCategorySaid && food.category === 'Meat');
  const found = own && isUseBy ? shorter(own, table) : (own ?? table);
  return found && { ...found, isUseBy };
}

const placeOfCategory: Partial<Record<Category, PlaceKind>> = { Snacks: 'pantry' };

/** Where a food of that title is usually kept. */
export function usualPlace(title: string, category: Category): PlaceKind {
  return placeByFoodKeeper(title) ?? placeOfCategory[category] ?? 'fridge';
}
