import { type Diet, fits } from '#foods/diet.ts';
import { type Food, isA } from '#foods/food.ts';
import { FOODS } from '#foods/foods.ts';
import { standsInFor } from '#foods/stand-ins.ts';
import type { Slot } from './dish.ts';

/** How a food serves a slot: as what is asked for, or in its place. */
export type Service = 'itself' | 'stand-in';

const isOneOf = (food: Food, ids: readonly string[]) => ids.some((id) => isA(food, id));

/** Null if it does not serve: cheddar is a cheese, but not every cheese is a parmesan. */
export function serves(food: Food, { takes, standIns, refuses }: Slot): Service | null {
  if (isOneOf(food, refuses)) return null;
  if (isOneOf(food, takes)) return 'itself';
  const isStandIn = isOneOf(food, standIns) || takes.some((id) => standsInFor(food, id));
  return isStandIn ? 'stand-in' : null;
}

/** At home without being written down, until a kitchen says otherwise. */
export const ASSUMED_FOODS: readonly string[] = [
  ...['salt', 'black-pepper', 'oil', 'sugar', 'flour', 'vinegar', 'garlic', 'vegetable-stock'],
  ...['mixed-herbs', 'dried-oregano'],
];

/** The first food that a slot asks for and a diet allows; null if there is none. */
export function foodToBuy({ takes, standIns, refuses }: Slot, diet: Diet | null): Food | null {
  for (const id of [...takes, ...standIns]) {
    const food = FOODS.get(id);
    if (food && !isOneOf(food, refuses) && (!diet || fits(food, diet))) return food;
  }
  return null;
}

/** The food that is taken to be there for a slot, if it needs nothing but that. */
export function assumedFor(slot: Slot, assumed: readonly string[], diet: Diet | null): Food | null {
  for (const id of assumed) {
    const food = FOODS.get(id);
    if (food && serves(food, slot) === 'itself' && (!diet || fits(food, diet))) return food;
  }
  return null;
}
