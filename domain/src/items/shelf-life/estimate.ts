import type { Category } from '#foods/category.ts';
import type { Food } from '#foods/food.ts';
import { foodOf, type Meaning } from '#foods/food-of.ts';
import { keptIn, shortestOf } from '#foods/keeps.ts';
import type { FoodNames } from '#foods/names.ts';
import type { Estimated } from '#items/keeping/good-through.ts';
import { type Place, type PlaceKind, placeKind } from '#kitchens/place.ts';

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

/** What is open by its title, and food without a sealed pack, keeps as if it was open. */
function byList(meaning: Meaning | null, place: PlaceKind, isOpened: boolean): Estimated | null {
  if (meaning?.is !== 'food') return null;
  const kept = keptIn(meaning.food, place, isOpened || meaning.isOpen);
  if (!kept) return null;
  const days = Number.isFinite(kept.days) ? kept.days : null;
  return { days, source: kept.reason ? 'own' : 'foodkeeper' };
}

/** The shortest time of the class that a person chose for food that nobody knows. Others is no class. */
function byCategory(food: FoodToEstimate, place: PlaceKind): Estimated | null {
  const { category, isCategorySaid, isOpened } = food;
  if (!isCategorySaid || category === 'Others') return null;
  const days = shortestOf(category, place, isOpened);
  return days === null ? null : { days, source: 'category' };
}

/** Of raw food the shorter time counts, whatever its labels said before. */
function shorter(own: Estimated, table: Estimated | null): Estimated {
  return table?.days != null && own.days !== null && table.days < own.days ? table : own;
}

/**
 * For how long a food will probably be good: as long as the last ones in this kitchen, else as the list of foods says,
 * else as the class that a person chose. Null is a food that we do not know.
 */
export function estimate(food: FoodToEstimate, names: FoodNames): Estimate | null {
  const place = placeKind(food.place);
  const meaning = foodOf(food.title, names);
  if (meaning?.is === 'household') return null;
  const own = byKitchen(food, place);
  const table = meaning ? byList(meaning, place, food.isOpened) : byCategory(food, place);
  const isRaw = meaning ? meaning.food.traits.has('use-by') : food.isCategorySaid && food.category === 'Meat';
  const found = own && isRaw ? shorter(own, table) : (own ?? table);
  return found && { ...found, isUseBy: isRaw };
}

const placeOfCategory: Partial<Record<Category, PlaceKind>> = { Snacks: 'pantry' };

/** Open, it goes into the fridge unless the list of foods says how long it keeps outside. */
const belongsInFridge = (food: Food): boolean =>
  food.times.fridgeOpened !== null && keptIn(food, 'pantry', true) === null;

/** Where a food of that title is usually kept. */
export function usualPlace(
  { title, category, isOpened }: Pick<FoodToEstimate, 'title' | 'category' | 'isOpened'>,
  names: FoodNames,
): PlaceKind {
  const meaning = foodOf(title, names);
  if (meaning?.is !== 'food') return placeOfCategory[category] ?? 'fridge';
  const { food, place } = meaning;
  return isOpened && place === 'pantry' && belongsInFridge(food) ? 'fridge' : place;
}
