import type { PlaceKind } from '#kitchens/place.ts';
import { KEPT_OUTSIDE } from './corrections.ts';
import { match } from './match.ts';
import type { Product, Times } from './products.ts';
import { isRaw } from './raw.ts';

export interface Kept {
  /** Infinity if it keeps for ever. */
  days: number;
  /** The name that FoodKeeper gives to the food. */
  product: string;
}

/** As FoodKeeper says of leftovers with meat. */
const MIXED_DAYS = 3;

/**
 * A sealed food keeps in the fridge at least as long as in the pantry. Of some foods FoodKeeper only says how long they
 * keep when they are open, such as milk; sealed they keep as long at least.
 */
function daysIn(times: Times, place: PlaceKind, isOpened: boolean): number | null {
  switch (place) {
    case 'freezer':
      return times.freezer;
    case 'fridge':
      return isOpened ? times.fridgeOpened : (times.fridge ?? times.pantry ?? times.fridgeOpened);
    case 'pantry':
      return isOpened ? times.pantryOpened : times.pantry;
  }
}

/** How long the food of that title keeps by FoodKeeper: of all that it may mean, the shortest time. */
export function keptIn(title: string, place: PlaceKind, isOpened: boolean): Kept | null {
  const found = match(title);
  if (!found || (found.hasMore && place === 'pantry')) return null;
  const [shortest] = found.products
    .flatMap(({ name, times }) => {
      const days = daysIn(times, place, isOpened);
      return days === null ? [] : [{ days, product: name }];
    })
    .toSorted((a, b) => a.days - b.days);
  if (!shortest || !found.hasMore || place === 'freezer') return shortest ?? null;
  return { ...shortest, days: Math.min(shortest.days, MIXED_DAYS) };
}

/** Whether the title may mean raw meat, poultry or fish; null for what FoodKeeper does not have. */
export function rawByFoodKeeper(title: string): boolean | null {
  return match(title)?.products.some(isRaw) ?? null;
}

const outside = new Set(KEPT_OUTSIDE);

function placeOfProduct({ name, times }: Product): PlaceKind {
  const { fridge, fridgeOpened, pantry, freezer } = times;
  if (pantry !== null && (outside.has(name) || fridge === null)) return 'pantry';
  return fridge === null && fridgeOpened === null && freezer !== null ? 'freezer' : 'fridge';
}

/** Where the food of that title is kept; the fridge where it may mean several. */
export function placeByFoodKeeper(title: string): PlaceKind | null {
  const places = match(title)?.products.map(placeOfProduct) ?? [];
  const [first = null] = places;
  return places.every((place) => place === first) ? first : 'fridge';
}
