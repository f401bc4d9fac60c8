import { DIETS, type Diet, fits } from '#foods/diet.ts';
import { type Food, isA } from '#foods/food.ts';
import { ALLERGENS, type Allergen, allergensOf } from './allergens.ts';
import type { FilledDish, FilledSlot, SlotUse } from './fill.ts';
import { isMissing, type Score } from './score.ts';
import type { Supply } from './supplies.ts';

/** A dish with what it would be made of, and why it is offered. */
export interface DishOffer extends FilledDish, Score {
  /** What it is made of, the soonest due first. */
  uses: readonly SlotUse[];
  /** What is missing, or short. */
  lacking: readonly FilledSlot[];
  hasEverything: boolean;
  /** The strictest diet that every line is known to fit. */
  diet: Diet | null;
}

const dayOf = ({ daysLeft, isFrozen }: Supply) =>
  daysLeft === null || isFrozen ? Number.POSITIVE_INFINITY : daysLeft;

export const bySoonest = (a: Supply, b: Supply): number =>
  dayOf(a) < dayOf(b) ? -1 : Number(dayOf(a) > dayOf(b));

/** What is in the dish once it is cooked, bought or not; null for what nobody knows. */
const foodsIn = ({ slots }: FilledDish): (Food | null)[] =>
  slots
    .filter(({ state }) => state !== 'left-out')
    .flatMap(({ uses, food }) => (uses.length > 0 ? uses.map((use) => use.food) : [food]));

function dietOf(filled: FilledDish): Diet | null {
  const foods = foodsIn(filled);
  return DIETS.find((diet) => foods.every((food) => food && fits(food, diet))) ?? null;
}

export function offerFrom(filled: FilledDish, score: Score): DishOffer {
  const lacking = filled.slots.filter(isMissing);
  return {
    ...filled,
    ...score,
    uses: filled.slots.flatMap(({ uses }) => uses).sort(bySoonest),
    lacking,
    hasEverything: lacking.length === 0,
    diet: dietOf(filled),
  };
}

interface Contents {
  /** What its foods usually have in them. That nothing is found never means that it is free from it. */
  allergens: Allergen[];
  /** The slots of which nobody knows what goes in. */
  unknown: FilledSlot[];
}

/** What people with an allergy look for, in the dish as it would be cooked. */
export function contentsOf(filled: FilledDish): Contents {
  const found = new Set(foodsIn(filled).flatMap((food) => (food ? allergensOf(food) : [])));
  return {
    allergens: ALLERGENS.filter((allergen) => found.has(allergen)),
    unknown: filled.slots.filter(
      ({ state, uses, food }) => state !== 'left-out' && uses.length === 0 && !food,
    ),
  };
}

const RICE_DAYS = 1;
const RICES = ['rice', 'cooked-rice', 'rice-pouch'];

/** For how many days its leftovers keep in the fridge: rice for a day, whatever the dish and whoever wrote it. */
export const leftoverDays = (filled: FilledDish): number =>
  foodsIn(filled).some((food) => food && RICES.some((kind) => isA(food, kind)))
    ? Math.min(filled.dish.keepsDays, RICE_DAYS)
    : filled.dish.keepsDays;
