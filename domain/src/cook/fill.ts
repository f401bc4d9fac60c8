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

/** `short`: there, but too little of it. `left-out`: optional, and not there. */
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
/** Half of the vegetables is a smaller pot; half of the eggs is another dish. */
const SHORT_BELOW = 0.5;
const PIECES_SHORT_BELOW = 0.75;

const NONE: readonly SlotUse[] = [];

/** What has to go first of what is in no slot yet; the first of the same worth. */
function firstOf(
  candidates: readonly Candidate[],
  taken: readonly string[],
  weights: Weights,
  only: Food | undefined,
): Candidate | undefined {
  let first: Candidate | undefined;
  let most = -1;
  for (const candidate of candidates) {
    const { item, food, urgency } = candidate.supply;
    if (taken.includes(item._id) || (only && food.id !== only.id)) continue;
    const worth = (weights.get(item._id) ?? urgency) * (candidate.isStandIn ? STAND_IN : 1);
    if (worth <= most) continue;
    first = candidate;
    most = worth;
  }
  return first;
}

/**
 * Takes what the slot needs of what has to go first, and adds it to what is taken. Only one food, in several packs maybe,
 * unless it is mixed.
 */
function take(
  { slot, candidates }: PreparedSlot,
  amount: number | null,
  taken: string[],
  weights: Weights,
): readonly SlotUse[] {
  if (candidates.length === 0) return NONE;
  const uses: SlotUse[] = [];
  let open = amount;
  while (!slot.isMixed || uses.length < MIXED_MAX) {
    const next = firstOf(candidates, taken, weights, slot.isMixed ? undefined : uses[0]?.food);
    if (!next) break;
    const { supply, isStandIn } = next;
    const left = leftIn(supply, slot.unit);
    const used = open === null || left === null ? null : Math.min(left, open);
    uses.push({ ...supply, isStandIn, amount: used, share: shareUsed(open, left) });
    taken.push(supply.item._id);
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
  const least = slot.unit === 'piece' ? PIECES_SHORT_BELOW : SHORT_BELOW;
  const isShort = amount !== null && isKnown && sum < amount * least;
  return isShort && !slot.isOptional && !assumed ? 'short' : 'there';
}

/** Fills the slots with what has to go first, for as many portions as the dish is written for or are asked for. */
export function fill({ dish, slots }: PreparedDish, weights: Weights, portions = dish.portions): FilledDish {
  const taken: string[] = [];
  const filled: FilledSlot[] = [];
  for (const prepared of slots) {
    const { slot, at, assumed, toBuy } = prepared;
    const amount = slot.amount === null ? null : (slot.amount * portions) / dish.portions;
    const uses = take(prepared, amount, taken, weights);
    filled[at] = { slot, state: stateOf(prepared, uses, amount), amount, uses, food: assumed ?? toBuy };
  }
  return { dish, portions, slots: filled };
}
