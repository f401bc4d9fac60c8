import { DIETS, type Diet, fits } from '#foods/diet.ts';
import { EXPIRING_SOON_DAYS } from '#items/freshness.ts';
import { canBeCooked } from './can-be-cooked.ts';
import type { Dish } from './dish.ts';
import {
  type FilledDish,
  type FilledSlot,
  type Filling,
  fill,
  type Prepared,
  prepare,
  type SlotUse,
} from './fill.ts';
import { isMissing, type Score, scoreOf } from './score.ts';
import { ASSUMED_FOODS } from './serves.ts';
import type { Supplies, Supply } from './supplies.ts';

export interface CookQuestion {
  supplies: Supplies;
  /** Foods that are always at home. */
  assumed?: readonly string[] | undefined;
  /** At most this many minutes. */
  minutes?: number | undefined;
  diet?: Diet | null | undefined;
  isOnePot?: boolean | undefined;
  /** Items that somebody wants to cook with: only dishes that use one of them, those with most of them first. */
  chosen?: readonly string[] | undefined;
}

/** A dish with what it would be made of, and why it is offered. */
export interface DishOffer extends FilledDish, Score {
  /** What it is made of, the soonest due first. */
  uses: readonly SlotUse[];
  lacking: readonly FilledSlot[];
  hasEverything: boolean;
  /** The strictest diet that every line is known to fit. */
  diet: Diet | null;
}

export interface CookAnswer {
  /** By how much food they save; what one uses counts half for the next. */
  offers: DishOffer[];
  /** Nothing is missing for these, and they save little or nothing; the quickest first. */
  complete: DishOffer[];
  /** What has to go soon and can be cooked, the soonest first. */
  due: Supply[];
  /** What has to go next, where nothing is due. */
  next: Supply | null;
}

const OFFERS_MAX = 20;
const COMPLETE_MAX = 8;
const RESCUED_MIN = 0.2;
const MISSING_MAX = 3;
const AFTER_PICK = 0.5;

const dayOf = ({ daysLeft, isFrozen }: Supply) =>
  daysLeft === null || isFrozen ? Number.POSITIVE_INFINITY : daysLeft;
export const bySoonest = (a: Supply, b: Supply): number =>
  dayOf(a) < dayOf(b) ? -1 : Number(dayOf(a) > dayOf(b));

function dietOf({ slots }: FilledDish): Diet | null {
  const foods = slots
    .filter(({ state }) => state !== 'left-out')
    .flatMap(({ uses, food }) => (uses.length > 0 ? uses.map((use) => use.food) : (food ?? [])));
  return DIETS.find((diet) => foods.every((food) => fits(food, diet))) ?? null;
}

function offer(filled: FilledDish, score: Score): DishOffer {
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

interface Pick {
  prepared: Prepared;
  filling: Filling;
  offer: DishOffer;
}

const hasMain = ({ slots }: FilledDish) =>
  slots.every(({ slot, state }) => !slot.isMain || state !== 'missing');
const usesOneOf = ({ slots }: FilledDish, chosen: readonly string[]) =>
  slots.some(({ uses }) => uses.some(({ item }) => chosen.includes(item._id)));

/** Dishes that fit the filters, in the order of picking. */
function picks(dishes: readonly Dish[], question: CookQuestion): { offers: Pick[]; others: Pick[] } {
  const { supplies, assumed = ASSUMED_FOODS, diet = null, chosen = [], minutes, isOnePot } = question;
  const { ingredients } = supplies;
  const weights = new Map<string, number>(
    ingredients.map(({ item, urgency }) => [item._id, urgency + Number(chosen.includes(item._id))]),
  );
  const tried = (prepared: Prepared): Pick => {
    const filling = { assumed, diet, weights: new Map(weights) };
    const filled = fill(prepared, filling);
    return { prepared, filling, offer: offer(filled, scoreOf(filled, weights)) };
  };
  const possible = dishes
    .filter((dish) => (!minutes || dish.minutes <= minutes) && (!isOnePot || dish.isOnePot))
    .flatMap((dish) => prepare(dish, ingredients, diet) ?? [])
    .map(tried)
    .filter((pick) => hasMain(pick.offer) && pick.offer.missing <= MISSING_MAX)
    .filter((pick) => chosen.length === 0 || usesOneOf(pick.offer, chosen));
  let rest = possible.filter((pick) => pick.offer.rescued >= RESCUED_MIN);
  const others = possible.filter((pick) => !rest.includes(pick));
  const offers: Pick[] = [];
  while (rest.length > 0 && offers.length < OFFERS_MAX) {
    const best = rest.reduce((one, other) => (isBetter(other, one) ? other : one));
    offers.push(best);
    for (const { item } of best.offer.uses) weights.set(item._id, (weights.get(item._id) ?? 0) * AFTER_PICK);
    rest = rest.filter((pick) => pick !== best).map(({ prepared }) => tried(prepared));
  }
  return { offers, others };
}

function isBetter({ offer: a }: Pick, { offer: b }: Pick): boolean {
  return a.score - b.score > 1e-9 || (b.score - a.score < 1e-9 && a.dish.minutes < b.dish.minutes);
}

/** What to cook, and why. */
export function rank(dishes: readonly Dish[], question: CookQuestion): CookAnswer {
  const { offers, others } = picks(dishes, question);
  const dated = question.supplies.ingredients
    .filter((supply) => supply.daysLeft !== null && !supply.isFrozen)
    .sort(bySoonest);
  const due = dated.filter(
    ({ daysLeft, food }) => (daysLeft ?? 0) <= EXPIRING_SOON_DAYS && canBeCooked(food),
  );
  return {
    offers: offers.map((pick) => pick.offer),
    complete: others
      .map((pick) => pick.offer)
      .filter(({ hasEverything }) => hasEverything)
      .sort((a, b) => a.dish.minutes - b.dish.minutes)
      .slice(0, COMPLETE_MAX),
    due,
    next: dated.find(({ daysLeft }) => (daysLeft ?? 0) >= 0) ?? null,
  };
}

/**
 * One dish for so many portions, made of the same foods as in the ranking. A dish that is not ranked is filled with what
 * has to go first; null if the diet does not allow it.
 */
export function offerOf(
  dish: Dish,
  dishes: readonly Dish[],
  question: CookQuestion,
  portions?: number,
): DishOffer | null {
  const { offers, others } = picks(dishes, question);
  const { supplies, assumed = ASSUMED_FOODS, diet = null } = question;
  const ranked = [...offers, ...others].find((pick) => pick.prepared.dish.slug === dish.slug);
  const prepared = ranked?.prepared ?? prepare(dish, supplies.ingredients, diet);
  if (!prepared) return null;
  const filling = { ...(ranked?.filling ?? { assumed, diet, weights: new Map() }), portions };
  const filled = fill(prepared, filling);
  return offer(filled, scoreOf(filled, filling.weights));
}
