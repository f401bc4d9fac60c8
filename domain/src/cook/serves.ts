import { type Diet, fits } from '#foods/diet.ts';
import type { Food } from '#foods/food.ts';
import { FOODS } from '#foods/foods.ts';
import { standInsOf } from '#foods/stand-ins.ts';
import type { Slot } from './dish.ts';

/** How a food serves a slot: as what is asked for, or in its place. */
export type Service = 'itself' | 'stand-in';

interface Asked {
  takes: ReadonlySet<string>;
  standIns: ReadonlySet<string>;
  refuses: ReadonlySet<string>;
}

const askedBy = new WeakMap<Slot, Asked>();

/** Made once for a slot: every item of a kitchen is held against every slot. */
function asked(slot: Slot): Asked {
  const known = askedBy.get(slot);
  if (known) return known;
  const { takes, standIns, refuses } = slot;
  const made = {
    takes: new Set(takes),
    standIns: new Set([...standIns, ...takes.flatMap(standInsOf)]),
    refuses: new Set(refuses),
  };
  askedBy.set(slot, made);
  return made;
}

const isOneOf = ({ kinds }: Food, ids: ReadonlySet<string>) => kinds.some((kind) => ids.has(kind));

/** Null if it does not serve: cheddar is a cheese, but not every cheese is a parmesan. */
export function serves(food: Food, slot: Slot): Service | null {
  const { takes, standIns, refuses } = asked(slot);
  if (isOneOf(food, refuses)) return null;
  if (isOneOf(food, takes)) return 'itself';
  return isOneOf(food, standIns) ? 'stand-in' : null;
}

/** At home without being written down, until a kitchen says otherwise. */
export const ASSUMED_FOODS: readonly string[] = [
  ...['salt', 'black-pepper', 'oil', 'sugar', 'flour', 'vinegar', 'garlic', 'vegetable-stock'],
  ...['mixed-herbs', 'dried-oregano'],
];

/** The first food that a slot asks for and a diet allows; null if there is none. */
export function foodToBuy(slot: Slot, diet: Diet | null): Food | null {
  for (const id of [...slot.takes, ...slot.standIns, ...slot.takes.flatMap(standInsOf)]) {
    const food = FOODS.get(id);
    if (food && serves(food, slot) && (!diet || fits(food, diet))) return food;
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
