import { type Diet, fits } from '#foods/diet.ts';
import type { Food } from '#foods/food.ts';
import { FOODS } from '#foods/foods.ts';
import { cookedAs } from '#foods/kept-alike.ts';
import { standInsOf } from '#foods/stand-ins.ts';
import type { Slot } from './dish.ts';

/** How a food serves a slot: as what is asked for, or in its place. */
export type Service = 'itself' | 'stand-in';

const standIns = new WeakMap<Slot, readonly string[]>();

/** What does in place of what a slot takes: what it names itself, and what does everywhere. */
export function standInsFor(slot: Slot): readonly string[] {
  const { takes } = slot;
  // Most slots, and nearly all of recipes, take one food and name nothing else: nothing has to be kept for them.
  if (slot.standIns.length === 0 && takes.length <= 1)
    return takes[0] === undefined ? [] : standInsOf(takes[0]);
  const known = standIns.get(slot) ?? [...new Set([...slot.standIns, ...takes.flatMap(standInsOf)])];
  standIns.set(slot, known);
  return known;
}

const isOneOf = (kinds: readonly string[], ids: readonly string[]) =>
  ids.length > 0 && kinds.some((kind) => ids.includes(kind));

/** What a slot must not be filled with, though it is of a kind that it takes. */
export const isRefused = (food: Food, { refuses }: Slot): boolean => isOneOf(food.kinds, refuses);

/** Null if it does not serve: cheddar is a cheese, but not every cheese is a parmesan. */
export function serves(food: Food, slot: Slot): Service | null {
  if (isRefused(food, slot)) return null;
  if (isOneOf(cookedAs(food), slot.takes)) return 'itself';
  return isOneOf(cookedAs(food), standInsFor(slot)) ? 'stand-in' : null;
}

/** At home without being written down, until a kitchen says otherwise. */
export const ASSUMED_FOODS: readonly string[] = [
  ...['salt', 'black-pepper', 'oil', 'sugar', 'flour', 'vinegar', 'garlic', 'vegetable-stock'],
  ...['mixed-herbs', 'dried-oregano', 'water'],
];

/** The first food that a slot asks for and a diet allows; null if there is none. */
export function foodToBuy(slot: Slot, diet: Diet | null): Food | null {
  for (const ids of [slot.takes, standInsFor(slot)])
    for (const id of ids) {
      const food = FOODS.get(id);
      if (food && !isRefused(food, slot) && (!diet || fits(food, diet))) return food;
    }
  return null;
}

export interface AtHome {
  /** By what they are: the first of the list that is of that kind. */
  byKind: ReadonlyMap<string, Food>;
  byId: ReadonlyMap<string, Food>;
}

const atHome = new WeakMap<readonly string[], Map<Diet | null, AtHome>>();

function readAtHome(assumed: readonly string[], diet: Diet | null): AtHome {
  const foods = assumed
    .flatMap((id) => FOODS.get(id) ?? [])
    .filter((food) => !diet || fits(food, diet))
    .reverse();
  return {
    byKind: new Map(foods.flatMap((food) => cookedAs(food).map((kind) => [kind, food]))),
    byId: new Map(foods.map((food) => [food.id, food])),
  };
}

/** Read once for the same list. */
export function homeOf(assumed: readonly string[], diet: Diet | null): AtHome {
  const known = atHome.get(assumed) ?? new Map<Diet | null, AtHome>();
  const home = known.get(diet) ?? readAtHome(assumed, diet);
  atHome.set(assumed, known.set(diet, home));
  return home;
}

/** The food that is taken to be there for a slot, if it needs nothing but that. */
export function assumedFor(slot: Slot, { byKind, byId }: AtHome): Food | null {
  const { takes } = slot;
  for (const id of takes) {
    const food = byKind.get(id);
    if (food && !isRefused(food, slot)) return food;
  }
  // What is at home is good for what is a kind of it: olive oil where there is always oil.
  const only = takes[0];
  if (only === undefined || takes.length > 1) return null;
  const named = FOODS.get(only);
  for (const kind of named ? cookedAs(named) : []) {
    const food = byId.get(kind);
    if (food) return food;
  }
  return null;
}
