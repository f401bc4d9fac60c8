import type { PlaceKind } from '#kitchens/place.ts';
import type { Category } from './category.ts';
import type { Food, Reason, Times } from './food.ts';
import { FOODS } from './foods.ts';

/** How long it keeps, and who says so. */
interface Kept {
  /** Infinity if it keeps for ever. */
  days: number;
  /** Why the time is our own; null if it is that of FoodKeeper. */
  reason: Reason | null;
  product: string;
}

/** Food that keeps no longer than this when it is sealed keeps as long when it is open. */
const FRESH_DAYS = 30;

/** Of some foods FoodKeeper only says how long they keep when they are open, such as milk; sealed they keep as long. */
function sealedSlot({ times }: Food, place: PlaceKind): keyof Times | undefined {
  if (place !== 'fridge') return times[place] === null ? undefined : place;
  if (times.fridge !== null) return 'fridge';
  if (times.pantry === null && times.fridgeOpened === null) return undefined;
  return (times.pantry ?? 0) >= (times.fridgeOpened ?? 0) ? 'pantry' : 'fridgeOpened';
}

const OPENED: Record<PlaceKind, (keyof Times)[]> = {
  fridge: ['fridgeOpened', 'pantryOpened'],
  pantry: ['pantryOpened'],
  freezer: ['freezer'],
};

function slotOf(food: Food, place: PlaceKind, isOpened: boolean): keyof Times | undefined {
  const { times } = food;
  const isKnown = (slot: keyof Times) => times[slot] !== null;
  const sealed = sealedSlot(food, place);
  if (!isOpened) return sealed;
  const isFresh = sealed && (times[sealed] ?? 0) <= FRESH_DAYS;
  return OPENED[place].find(isKnown) ?? (isFresh ? sealed : undefined);
}

/** How long a food keeps in a place; null if the list does not say. */
export function keptIn(food: Food, place: PlaceKind, isOpened: boolean): Kept | null {
  const slot = slotOf(food, place, isOpened);
  const days = slot && food.times[slot];
  if (slot === undefined || days == null) return null;
  const { product, reason, own } = food;
  const isOwn = product === null || own.has(slot);
  return { days, reason: isOwn ? reason : null, product: product ?? '' };
}

/** The shortest time of all foods of a category. */
export function shortestOf(category: Category, place: PlaceKind, isOpened: boolean): number | null {
  const days = [...FOODS.values()]
    .filter((food) => food.category === category)
    .flatMap((food) => keptIn(food, place, isOpened)?.days ?? []);
  return days.length > 0 ? Math.min(...days) : null;
}
