import type { Diet } from '#foods/diet.ts';
import type { Food } from '#foods/food.ts';
import type { Dish, Slot } from './dish.ts';
import { MISSING_MAX, weightOf } from './score.ts';
import { askedBy, assumedFor, foodToBuy } from './serves.ts';
import { type Shelf, shelfOf } from './shelf.ts';
import type { Supply } from './supplies.ts';

export interface Candidate {
  supply: Supply;
  isStandIn: boolean;
}

export interface PreparedSlot {
  slot: Slot;
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

function placeIn({ takes }: Slot, { food }: Supply): number {
  const places = food.kinds.map((kind) => takes.indexOf(kind)).filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : takes.length;
}

interface Household {
  assumed: readonly string[];
  diet: Diet | null;
}

function isThere(slot: Slot, shelf: Shelf, { assumed, diet }: Household): boolean {
  const { takes, standIns } = askedBy(slot);
  for (const id of takes) if (shelf.get(id)) return true;
  for (const id of standIns) if (shelf.get(id)) return true;
  return assumedFor(slot, assumed, diet) !== null;
}

/** Whether so much may be there that the dish is worth preparing: of hundreds, few are. */
export function mayBeOffered({ slots }: Dish, shelf: Shelf, household: Household): boolean {
  let missing = 0;
  for (const slot of slots) {
    if (slot.isOptional || isThere(slot, shelf, household)) continue;
    missing += weightOf(slot);
    if (slot.isMain || missing > MISSING_MAX) return false;
  }
  return true;
}

/** What serves the slot, and whether it only stands in. */
function servants(slot: Slot, shelf: Shelf): Map<Supply, boolean> {
  const { takes, standIns, refuses } = askedBy(slot);
  const found = new Map<Supply, boolean>();
  for (const [ids, isStandIn] of [[takes, false] as const, [standIns, true] as const])
    for (const id of ids)
      for (const supply of shelf.get(id) ?? []) if (!found.has(supply)) found.set(supply, isStandIn);
  if (refuses.size > 0)
    for (const supply of found.keys())
      if (supply.food.kinds.some((kind) => refuses.has(kind))) found.delete(supply);
  return found;
}

function prepareSlot(slot: Slot, shelf: Shelf, assumed: readonly string[], diet: Diet | null): PreparedSlot {
  const there = assumedFor(slot, assumed, diet);
  const candidates = [...servants(slot, shelf)]
    // Nobody takes butter instead of the oil that they have anyway.
    .filter(([, isStandIn]) => !(isStandIn && there))
    .map(([supply, isStandIn]) => ({ supply, isStandIn, place: placeIn(slot, supply) }))
    .sort(
      (a, b) =>
        Number(a.isStandIn) - Number(b.isStandIn) ||
        Number(a.supply.isFrozen) - Number(b.supply.isFrozen) ||
        a.place - b.place ||
        shelf.order(a.supply) - shelf.order(b.supply),
    );
  return { slot, candidates, assumed: there, toBuy: foodToBuy(slot, diet) };
}

/** Null if the diet allows nothing that a needed slot asks for, or nobody knows what it asks for. */
export function prepare(
  dish: Dish,
  supplies: readonly Supply[],
  { assumed, diet }: Household,
): PreparedDish | null {
  const shelf = shelfOf(supplies, diet);
  const slots = dish.slots
    .map((slot) => prepareSlot(slot, shelf, assumed, diet))
    .sort((a, b) => turnOf(a.slot) - turnOf(b.slot));
  const isPossible = slots.every(
    ({ slot, candidates, toBuy }) =>
      slot.isOptional || candidates.length > 0 || toBuy || (!diet && slot.takes.length === 0),
  );
  return isPossible ? { dish, slots } : null;
}
