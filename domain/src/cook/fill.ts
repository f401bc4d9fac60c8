import type { Food } from '#foods/food.ts';
import { leftIn, shareUsed } from './amounts.ts';
import type { Dish, Slot } from './dish.ts';
import type { Candidate, PreparedDish, PreparedSlot } from './prepare.ts';
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
type SlotState = 'there' | 'short' | 'assumed' | 'missing' | 'left-out';

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

/** How much each item should be used, by its id; without one, its urgency. */
export type Weights = ReadonlyMap<string, number>;

const STAND_IN = 0.6;
const MIXED_MAX = 3;
const SHORT_BELOW = 0.5;

/** Takes what the slot needs of what has to go first. Only one food, in several packs maybe, unless it is mixed. */
function take(
  { slot, candidates }: PreparedSlot,
  amount: number | null,
  taken: ReadonlySet<string>,
  weights: Weights,
): SlotUse[] {
  const worthOf = ({ supply, isStandIn }: Candidate) =>
    (weights.get(supply.item._id) ?? supply.urgency) * (isStandIn ? STAND_IN : 1);
  const sorted = candidates
    .filter(({ supply }) => !taken.has(supply.item._id))
    .sort((a, b) => worthOf(b) - worthOf(a));
  const uses: SlotUse[] = [];
  let open = amount;
  for (const { supply, isStandIn } of slot.isMixed ? sorted.slice(0, MIXED_MAX) : sorted) {
    const isSame = slot.isMixed || uses.length === 0 || uses[0]?.food.id === supply.food.id;
    if (!isSame) continue;
    const left = leftIn(supply, slot.unit);
    const used = open === null || left === null ? null : Math.min(left, open);
    uses.push({ ...supply, isStandIn, amount: used, share: shareUsed(open, left) });
    if (open === null) break;
    // An amount that nobody knows is half of what is still needed, where others may add to it; else all of it.
    open -= used ?? (slot.isMixed ? open / 2 : open);
    if (open <= 0) break;
  }
  return uses;
}

function stateOf(
  { slot, assumed }: PreparedSlot,
  uses: readonly SlotUse[],
  amount: number | null,
): SlotState {
  if (uses.length === 0) return assumed ? 'assumed' : slot.isOptional ? 'left-out' : 'missing';
  const isKnown = uses.every((use) => use.amount !== null);
  const sum = uses.reduce((so, use) => so + (use.amount ?? 0), 0);
  const isShort = amount !== null && isKnown && sum < amount * SHORT_BELOW;
  return isShort && !slot.isOptional && !assumed ? 'short' : 'there';
}

/** Fills the slots with what has to go first, for as many portions as the dish is written for or are asked for. */
export function fill({ dish, slots }: PreparedDish, weights: Weights, portions = dish.portions): FilledDish {
  const taken = new Set<string>();
  const filled = new Map<Slot, FilledSlot>();
  for (const prepared of slots) {
    const { slot, assumed, toBuy } = prepared;
    const amount = slot.amount === null ? null : (slot.amount * portions) / dish.portions;
    const uses = take(prepared, amount, taken, weights);
    for (const { item } of uses) taken.add(item._id);
    filled.set(slot, { slot, state: stateOf(prepared, uses, amount), amount, uses, food: assumed ?? toBuy });
  }
  return { dish, portions, slots: dish.slots.flatMap((slot) => filled.get(slot) ?? []) };
}
