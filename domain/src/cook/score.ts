import type { DishKind, Slot } from './dish.ts';
import type { FilledDish, FilledSlot, Weights } from './fill.ts';

const KIND: Record<DishKind, number> = { meal: 1, sweet: 0.8, bread: 0.7, sauce: 0.5 };
const SEASONING_RESCUED = 0.4;
const SEASONING_MISSING = 0.3;
const STAND_IN = 0.6;
const OPTIONAL = 0.7;
const PER_MISSING = 0.6;
/** A dish for which more is missing is not offered. */
export const MISSING_MAX = 3;

export const isMissing = ({ state }: FilledSlot): boolean => state === 'missing' || state === 'short';

/** How much food that has to go a dish uses up: 1 for all of one that has its last day. */
function rescuedBy({ slots }: FilledDish, weights: Weights): number {
  let sum = 0;
  for (const { slot, uses } of slots)
    for (const { item, urgency, share, isStandIn } of uses)
      sum +=
        (weights.get(item._id) ?? urgency) *
        share *
        (isStandIn ? STAND_IN : 1) *
        (slot.isOptional ? OPTIONAL : 1) *
        (slot.isSeasoning ? SEASONING_RESCUED : 1);
  return sum;
}

/** How many lines are missing; seasonings count for less. */
const missingIn = ({ slots }: FilledDish): number =>
  slots.filter(isMissing).reduce((sum, { slot }) => sum + weightOf(slot), 0);

export const weightOf = ({ isSeasoning }: Slot): number => (isSeasoning ? SEASONING_MISSING : 1);

export interface Score {
  rescued: number;
  missing: number;
  score: number;
}

export function scoreOf(filled: FilledDish, weights: Weights): Score {
  const rescued = rescuedBy(filled, weights);
  const missing = missingIn(filled);
  return { rescued, missing, score: (rescued * KIND[filled.dish.kind]) / (1 + PER_MISSING * missing) };
}
