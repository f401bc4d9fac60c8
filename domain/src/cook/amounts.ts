import type { Food } from '#foods/food.ts';
import type { SlotUnit } from './dish.ts';
import type { Supply } from './supplies.ts';

/** A millilitre of what is poured in kitchens weighs about a gram. */
function gramsOf(amount: number, unit: string, food: Food): number | null {
  if (unit === 'g' || unit === 'ml') return amount;
  return unit === 'piece' && food.grams !== null ? amount * food.grams : null;
}

/** How much there is of it in the unit of a slot; null if nobody knows. */
export function leftIn({ item, food, left }: Supply, unit: SlotUnit): number | null {
  if (item.unit === unit) return left;
  const grams = gramsOf(left, item.unit, food);
  if (grams === null) return null;
  if (unit !== 'piece') return grams;
  return food.grams === null ? null : grams / food.grams;
}

const ALL_FROM = 0.8;
const SHARE_MIN = 0.15;
const UNKNOWN_SHARE = 0.5;

/** The share of the food that the dish uses. From 80 % on it is all of it: nobody keeps a fifth of a pepper. */
export function shareUsed(needed: number | null, left: number | null): number {
  if (needed === null || left === null || left <= 0) return UNKNOWN_SHARE;
  const share = needed / left;
  return share >= ALL_FROM ? 1 : Math.max(SHARE_MIN, share);
}
