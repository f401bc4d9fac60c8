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

const known = new WeakMap<Slot, Asked>();

/** Made once for a slot: it is held against every kitchen. */
export function askedBy(slot: Slot): Asked {
  const before = known.get(slot);
  if (before) return before;
  const { takes, standIns, refuses } = slot;
  const made = {
    takes: new Set(takes),
    standIns: new Set([...standIns, ...takes.flatMap(standInsOf)]),
    refuses: new Set(refuses),
  };
  known.set(slot, made);
  return made;
}

const isOneOf = ({ kinds }: Food, ids: ReadonlySet<string>) => kinds.some((kind) => ids.has(kind));

/** Null if it does not serve: cheddar is a cheese, but not every cheese is a parmesan. */
export function serves(food: Food, slot: Slot): Service | null {
  const { takes, standIns, refuses } = askedBy(slot);
  if (isOneOf(food, refuses)) return null;
  if (isOneOf(food, takes)) return 'itself';
  return isOneOf(food, standIns) ? 'stand-in' : null;
}

/** At home without being written down, until a kitchen says otherwise. */
export const ASSUMED_FOODS: readonly string[] = [
  ...['salt', 'black-pepper', 'oil', 'sugar', 'flour', 'vinegar', 'garlic', 'vegetable-stock'],
  ...['mixed-herbs', 'dried-oregano', 'water'],
];

const toBuy = new WeakMap<Slot, Map<Diet | null, Food | null>>();

function firstToBuy(slot: Slot, diet: Diet | null): Food | null {
  for (const id of [...slot.takes, ...slot.standIns, ...slot.takes.flatMap(standInsOf)]) {
    const food = FOODS.get(id);
    if (food && serves(food, slot) && (!diet || fits(food, diet))) return food;
  }
  return null;
}

/** The first food that a slot asks for and a diet allows; null if there is none. */
export function foodToBuy(slot: Slot, diet: Diet | null): Food | null {
  const foods = toBuy.get(slot) ?? new Map<Diet | null, Food | null>();
  const food = foods.has(diet) ? (foods.get(diet) ?? null) : firstToBuy(slot, diet);
  toBuy.set(slot, foods.set(diet, food));
  return food;
}

interface AtHome {
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
    byKind: new Map(foods.flatMap((food) => food.kinds.map((kind) => [kind, food]))),
    byId: new Map(foods.map((food) => [food.id, food])),
  };
}

/** Read once for the same list: every slot of every dish asks. */
function homeOf(assumed: readonly string[], diet: Diet | null): AtHome {
  const known = atHome.get(assumed) ?? new Map<Diet | null, AtHome>();
  const home = known.get(diet) ?? readAtHome(assumed, diet);
  atHome.set(assumed, known.set(diet, home));
  return home;
}

/** The food that is taken to be there for a slot, if it needs nothing but that. */
export function assumedFor(slot: Slot, assumed: readonly string[], diet: Diet | null): Food | null {
  const { byKind, byId } = homeOf(assumed, diet);
  const { refuses } = askedBy(slot);
  for (const id of slot.takes) {
    const food = byKind.get(id);
    if (food && !isOneOf(food, refuses)) return food;
  }
  // What is at home is good for what is a kind of it: olive oil where there is always oil.
  const [only, ...others] = slot.takes;
  if (only === undefined || others.length > 0) return null;
  for (const kind of FOODS.get(only)?.kinds ?? []) {
    const food = byId.get(kind);
    if (food) return food;
  }
  return null;
}
