import type { Diet } from '#foods/diet.ts';
import { EXPIRING_SOON_DAYS } from '#items/freshness.ts';
import { canBeCooked } from './can-be-cooked.ts';
import { coveringDue } from './cover-due.ts';
import type { Dish } from './dish.ts';
import { type FilledDish, fill } from './fill.ts';
import { bySoonest, type DishOffer, offerFrom } from './offer.ts';
import { greedy, itemIdsIn, minutesOf, type Pick, picked } from './picks.ts';
import { householdOf, mayBeOffered, prepare } from './prepare.ts';
import { isMissing, MISSING_MAX, scoreOf } from './score.ts';
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

export interface CookAnswer {
  /** By how much food they save; what one uses counts half for the next. */
  offers: DishOffer[];
  /** Nothing is missing for these, and they save little or nothing; the quickest first. */
  complete: DishOffer[];
  /** They save little or nothing either, and something is missing; the fewest things first. */
  nearly: DishOffer[];
  /** What has to go soon and can be cooked, the soonest first. */
  due: Supply[];
  /** What has to go next, where nothing is due. */
  next: Supply | null;
}

const OFFERS_MAX = 20;
const OTHERS_MAX = 8;
export const RESCUED_MIN = 0.2;
const hasMain = ({ slots }: FilledDish) =>
  slots.every(({ slot, state }) => !slot.isMain || state !== 'missing');

/** Dishes that fit the filters: those that save food in the order of picking, and the others. */
function picksFor(dishes: readonly Dish[], question: CookQuestion): { saving: Pick[]; others: Pick[] } {
  const { supplies, assumed = ASSUMED_FOODS, diet = null, chosen = [], minutes, isOnePot } = question;
  const weights = new Map<string, number>(
    supplies.ingredients.map(({ item, urgency }) => [item._id, urgency + Number(chosen.includes(item._id))]),
  );
  const isChosen = (id: string) => chosen.includes(id);
  const household = householdOf(supplies.ingredients, { assumed, diet });
  const possible = dishes
    .filter((dish) => (!minutes || minutesOf(dish) <= minutes) && (!isOnePot || dish.isOnePot))
    .filter((dish) => mayBeOffered(dish, household))
    .flatMap((dish) => prepare(dish, household) ?? [])
    .map((prepared) => picked(prepared, weights))
    .filter(({ filled, score }) => hasMain(filled) && score.missing <= MISSING_MAX)
    .filter(({ filled }) => chosen.length === 0 || itemIdsIn(filled).some(isChosen));
  const isSaving = ({ score }: Pick) => score.rescued >= RESCUED_MIN;
  return {
    saving: greedy(possible.filter(isSaving), weights, chosen),
    others: possible.filter((pick) => !isSaving(pick)),
  };
}

/** What to cook, and why. */
export function rank(dishes: readonly Dish[], question: CookQuestion): CookAnswer {
  const { saving, others } = picksFor(dishes, question);
  const dated = question.supplies.ingredients
    .filter((supply) => supply.daysLeft !== null && !supply.isFrozen)
    .sort(bySoonest);
  const due = dated.filter(
    ({ daysLeft, food }) => (daysLeft ?? 0) <= EXPIRING_SOON_DAYS && canBeCooked(food),
  );
  const offers = saving.map(({ filled, score }) => offerFrom(filled, score));
  const rest = others
    .filter(({ filled }) => filled.slots.some(({ uses }) => uses.length > 0))
    .sort(
      (a, b) => a.score.missing - b.score.missing || minutesOf(a.prepared.dish) - minutesOf(b.prepared.dish),
    );
  const othersWhere = (isWanted: (pick: Pick) => boolean) =>
    rest
      .filter(isWanted)
      .slice(0, OTHERS_MAX)
      .map(({ filled, score }) => offerFrom(filled, score));
  return {
    offers: coveringDue(offers, due).slice(0, OFFERS_MAX),
    complete: othersWhere(({ filled }) => !filled.slots.some(isMissing)),
    nearly: othersWhere(({ filled }) => filled.slots.some(isMissing)),
    due,
    next: dated.find(({ daysLeft }) => (daysLeft ?? 0) >= 0) ?? null,
  };
}

/**
 * One dish for a number of portions, made of the same foods as in the ranking. One that is not ranked is filled with what has
 * to go first; null if the diet does not allow it.
 */
export function offerOf(
  dish: Dish,
  dishes: readonly Dish[],
  question: CookQuestion,
  portions = dish.portions,
): DishOffer | null {
  const { saving, others } = picksFor(dishes, question);
  const { supplies, assumed = ASSUMED_FOODS, diet = null } = question;
  const ranked = [...saving, ...others].find(({ prepared }) => prepared.dish.slug === dish.slug);
  const prepared = ranked?.prepared ?? prepare(dish, householdOf(supplies.ingredients, { assumed, diet }));
  if (!prepared) return null;
  const weights = ranked?.weights ?? new Map();
  const filled = fill(prepared, weights, portions);
  return offerFrom(filled, scoreOf(filled, weights));
}
