import type { Diet } from '#foods/diet.ts';
import type { Food } from '#foods/food.ts';
import { cookedAs } from '#foods/kept-alike.ts';
import type { Dish, Slot } from './dish.ts';
import { MISSING_MAX, weightOf } from './score.ts';
import { type AtHome, assumedFor, foodToBuy, homeOf, isRefused, standInsFor } from './serves.ts';
import { type SuppliesByKind, shelfOf } from './shelf.ts';
import type { Supply } from './supplies.ts';

export interface Candidate {
  supply: Supply;
  isStandIn: boolean;
}

export interface PreparedSlot {
  slot: Slot;
  /** Its place in the dish. */
  at: number;
  /** What is asked for before what stands in, fresh before frozen, and in the order in which the slot names them. */
  candidates: readonly Candidate[];
  assumed: Food | null;
  toBuy: Food | null;
}

/** A dish with the items that serve its slots, found once and filled in many times. */
export interface PreparedDish {
  dish: Dish;
  /** In the order in which they choose: main ones, then needed ones, then optional ones. */
  slots: readonly PreparedSlot[];
}

const turnOf = ({ isMain, isOptional, isSeasoning }: Slot) =>
  (isOptional ? 4 : 0) + (isSeasoning ? 2 : 0) + (isMain ? 0 : 1);

/** Where a slot names what a food is; behind all that it names where it does not. */
function placeIn({ takes }: Slot, { food }: Supply): number {
  let first = takes.length;
  for (const kind of cookedAs(food)) {
    const place = takes.indexOf(kind);
    if (place >= 0 && place < first) first = place;
  }
  return first;
}

/** What there is for a slot. */
type Served = Pick<PreparedSlot, 'candidates' | 'assumed' | 'toBuy'>;

/** What every dish is held against. */
interface Household {
  shelf: SuppliesByKind;
  home: AtHome;
  diet: Diet | null;
  /** What there is for slots that ask for one food and nothing else, as nearly all of recipes do; by that food. */
  served: Map<string, Served>;
}

/** Read once for all dishes. */
export const householdOf = (
  supplies: readonly Supply[],
  { assumed, diet }: { assumed: readonly string[]; diet: Diet | null },
): Household => ({
  shelf: shelfOf(supplies, diet),
  home: homeOf(assumed, diet),
  diet,
  served: new Map(),
});

const NONE: readonly Candidate[] = [];

interface Placed extends Candidate {
  place: number;
}

/** What serves the slot, and whether it only stands in. */
function candidatesFor(slot: Slot, { shelf }: Household, isAtHome: boolean): readonly Candidate[] {
  const placed: Placed[] = [];
  const seen = new Set<Supply>();
  const add = (ids: readonly string[], isStandIn: boolean) => {
    for (const id of ids)
      for (const supply of shelf.get(id) ?? []) {
        if (seen.has(supply)) continue;
        seen.add(supply);
        if (!isRefused(supply.food, slot)) placed.push({ supply, isStandIn, place: placeIn(slot, supply) });
      }
  };
  add(slot.takes, false);
  // Nobody takes butter instead of the oil that they have anyway.
  if (!isAtHome) add(standInsFor(slot), true);
  if (placed.length <= 1) return placed.length === 0 ? NONE : placed;
  return placed.sort(
    (a, b) =>
      Number(a.isStandIn) - Number(b.isStandIn) ||
      Number(a.supply.isFrozen) - Number(b.supply.isFrozen) ||
      a.place - b.place ||
      shelf.order(a.supply) - shelf.order(b.supply),
  );
}

function servedAnew(slot: Slot, household: Household): Served {
  const assumed = assumedFor(slot, household.home);
  const candidates = candidatesFor(slot, household, assumed !== null);
  return { candidates, assumed, toBuy: foodToBuy(slot, household.diet) };
}

const asksForOne = ({ takes, standIns, refuses }: Slot) =>
  takes.length === 1 && standIns.length === 0 && refuses.length === 0;

function servedFor(slot: Slot, household: Household): Served {
  const id = slot.takes[0];
  if (id === undefined || !asksForOne(slot)) return servedAnew(slot, household);
  const served = household.served.get(id) ?? servedAnew(slot, household);
  household.served.set(id, served);
  return served;
}

function isThere(slot: Slot, household: Household): boolean {
  if (asksForOne(slot)) {
    const { candidates, assumed } = servedFor(slot, household);
    return candidates.length > 0 || assumed !== null;
  }
  const { shelf, home } = household;
  for (const id of slot.takes) if (shelf.get(id)) return true;
  for (const id of standInsFor(slot)) if (shelf.get(id)) return true;
  return assumedFor(slot, home) !== null;
}

/** Whether so much may be there that the dish is worth preparing: of hundreds, few are. */
export function mayBeOffered({ slots }: Dish, household: Household): boolean {
  let missing = 0;
  for (const slot of slots) {
    if (slot.isOptional || isThere(slot, household)) continue;
    missing += weightOf(slot);
    if (slot.isMain || missing > MISSING_MAX) return false;
  }
  return true;
}

/** Null if the diet allows nothing that a needed slot asks for, or nobody knows what it asks for. */
export function prepare(dish: Dish, household: Household): PreparedDish | null {
  const slots: PreparedSlot[] = [];
  for (const [at, slot] of dish.slots.entries()) {
    const { candidates, assumed, toBuy } = servedFor(slot, household);
    const isPossible =
      slot.isOptional || candidates.length > 0 || toBuy || (!household.diet && slot.takes.length === 0);
    if (!isPossible) return null;
    slots.push({ slot, at, candidates, assumed, toBuy });
  }
  return { dish, slots: slots.sort((a, b) => turnOf(a.slot) - turnOf(b.slot)) };
}
