import { type Diet, fits } from '#foods/diet.ts';
import type { Food } from '#foods/food.ts';
import type { Dish, Slot } from './dish.ts';
import { assumedFor, foodToBuy, serves } from './serves.ts';
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

function prepareSlot(slot: Slot, supplies: readonly Supply[], assumed: readonly string[], diet: Diet | null) {
  const there = assumedFor(slot, assumed, diet);
  const candidates = supplies
    .flatMap((supply) => {
      const service = serves(supply.food, slot);
      // Nobody takes butter instead of the oil that they have anyway.
      if (!service || (service === 'stand-in' && there)) return [];
      return { supply, isStandIn: service === 'stand-in', place: placeIn(slot, supply) };
    })
    .sort(
      (a, b) =>
        Number(a.isStandIn) - Number(b.isStandIn) ||
        Number(a.supply.isFrozen) - Number(b.supply.isFrozen) ||
        a.place - b.place,
    );
  return { slot, candidates, assumed: there, toBuy: foodToBuy(slot, diet) };
}

/** Null if the diet allows nothing that a needed slot asks for, or nobody knows what it asks for. */
export function prepare(
  dish: Dish,
  supplies: readonly Supply[],
  { assumed, diet }: { assumed: readonly string[]; diet: Diet | null },
): PreparedDish | null {
  const allowed = diet ? supplies.filter(({ food }) => fits(food, diet)) : supplies;
  const slots = dish.slots
    .map((slot) => prepareSlot(slot, allowed, assumed, diet))
    .sort((a, b) => turnOf(a.slot) - turnOf(b.slot));
  const isPossible = slots.every(
    ({ slot, candidates, toBuy }) =>
      slot.isOptional || candidates.length > 0 || toBuy || (!diet && slot.takes.length === 0),
  );
  return isPossible ? { dish, slots } : null;
}
