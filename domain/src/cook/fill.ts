import { type Diet, fits } from '#foods/diet.ts';
import type { Food } from '#foods/food.ts';
import { leftIn, shareUsed } from './amounts.ts';
import type { Dish, Slot } from './dish.ts';
import { assumedFor, foodToBuy, type Service, serves } from './serves.ts';
import type { Supply } from './supplies.ts';

/** An item in a slot. */
export interface SlotUse extends Supply {
  /** It stands in for what the slot asks for. */
  isStandIn: boolean;
  /** How much of it goes in, in the unit of the slot; null if nobody knows, or it is seasoned by taste. */
  amount: number | null;
  /** How much of what is there that uses up, from 0.15 to 1. */
  share: number;
}

/** `short`: there, but less than half of it. `left-out`: optional, and not there. */
export type SlotState = 'there' | 'short' | 'assumed' | 'missing' | 'left-out';

export interface FilledSlot {
  slot: Slot;
  state: SlotState;
  /** The slot's amount for the portions asked for. */
  amount: number | null;
  uses: readonly SlotUse[];
  /** What to buy where it is missing or short; what is taken to be there where it is assumed. */
  food: Food | null;
}

export interface FilledDish {
  dish: Dish;
  portions: number;
  slots: readonly FilledSlot[];
}

/** The items that serve each slot of a dish, found once and filled in many times. */
export interface Prepared {
  dish: Dish;
  slots: readonly { slot: Slot; candidates: readonly { supply: Supply; service: Service }[] }[];
}

/** How much each item should be used, by its id; without one, its urgency. */
export type Weights = ReadonlyMap<string, number>;

export interface Filling {
  assumed: readonly string[];
  diet: Diet | null;
  weights: Weights;
  /** As many as the dish is written for, if left out. */
  portions?: number | undefined;
}

/** Null if the diet allows nothing that a needed slot asks for. */
export function prepare(dish: Dish, supplies: readonly Supply[], diet: Diet | null): Prepared | null {
  const allowed = diet ? supplies.filter(({ food }) => fits(food, diet)) : supplies;
  const slots = dish.slots.map((slot) => ({
    slot,
    candidates: allowed.flatMap((supply) => {
      const service = serves(supply.food, slot);
      return service ? { supply, service } : [];
    }),
  }));
  const isPossible = slots.every(
    ({ slot, candidates }) => slot.isOptional || candidates.length > 0 || foodToBuy(slot, diet),
  );
  return isPossible ? { dish, slots } : null;
}

const STAND_IN = 0.6;
const MIXED_MAX = 3;
const SHORT_BELOW = 0.5;

/** Main slots choose first, then needed ones, then optional ones. */
const turnOf = ({ isMain, isOptional, isSeasoning }: Slot) =>
  (isOptional ? 4 : 0) + (isSeasoning ? 2 : 0) + (isMain ? 0 : 1);

/** Takes from the candidates what the slot needs: what has to go first, then what is asked for itself. */
function take(
  { slot, candidates }: Prepared['slots'][number],
  amount: number | null,
  taken: ReadonlySet<string>,
  weights: Weights,
): SlotUse[] {
  const worthOf = ({ supply, service }: (typeof candidates)[number]) =>
    (weights.get(supply.item._id) ?? supply.urgency) * (service === 'itself' ? 1 : STAND_IN);
  const sorted = candidates
    .filter(({ supply }) => !taken.has(supply.item._id))
    .toSorted(
      (a, b) =>
        worthOf(b) - worthOf(a) ||
        Number(a.service === 'stand-in') - Number(b.service === 'stand-in') ||
        Number(a.supply.isFrozen) - Number(b.supply.isFrozen) ||
        placeIn(slot, a.supply) - placeIn(slot, b.supply),
    );
  const uses: SlotUse[] = [];
  let open = amount;
  for (const { supply, service } of sorted.slice(0, slot.isMixed ? MIXED_MAX : sorted.length)) {
    const isSame = uses.length === 0 || slot.isMixed || uses[0]?.food.id === supply.food.id;
    if (!isSame || (open !== null && open <= 0)) continue;
    const left = leftIn(supply, slot.unit);
    // Of an amount that nobody knows, half of what is asked for is taken to be there, where others may add to it.
    const share = open !== null && slot.isMixed ? Math.max(open / 2, (amount ?? 0) / MIXED_MAX) : open;
    const used = open === null ? null : left === null ? null : Math.min(left, open);
    uses.push({ ...supply, isStandIn: service === 'stand-in', amount: used, share: shareUsed(open, left) });
    if (open === null) break;
    open -= used ?? share ?? open;
  }
  return uses;
}

/** Of what nothing has to go, what the slot names first. */
function placeIn({ takes }: Slot, { food }: Supply): number {
  const places = food.kinds.map((kind) => takes.indexOf(kind)).filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : takes.length;
}

function stateOf(
  slot: Slot,
  uses: readonly SlotUse[],
  amount: number | null,
  assumed: Food | null,
): SlotState {
  if (uses.length === 0) return assumed ? 'assumed' : slot.isOptional ? 'left-out' : 'missing';
  const isKnown = uses.every((use) => use.amount !== null);
  const sum = uses.reduce((so, use) => so + (use.amount ?? 0), 0);
  const isShort = amount !== null && isKnown && sum < amount * SHORT_BELOW;
  return isShort && !slot.isOptional && !assumed ? 'short' : 'there';
}

/** Fills the slots with what has to go first. An item goes into one slot only. */
export function fill({ dish, slots }: Prepared, { assumed, diet, weights, portions }: Filling): FilledDish {
  const count = portions ?? dish.portions;
  const taken = new Set<string>();
  const filled = new Map<Slot, FilledSlot>();
  for (const entry of slots.toSorted((a, b) => turnOf(a.slot) - turnOf(b.slot))) {
    const { slot } = entry;
    const amount = slot.amount === null ? null : (slot.amount * count) / dish.portions;
    const uses = take(entry, amount, taken, weights);
    for (const { item } of uses) taken.add(item._id);
    const there = assumedFor(slot, assumed, diet);
    const state = stateOf(slot, uses, amount, there);
    filled.set(slot, { slot, state, amount, uses, food: there ?? foodToBuy(slot, diet) });
  }
  return { dish, portions: count, slots: dish.slots.flatMap((slot) => filled.get(slot) ?? []) };
}
