import type { foodFields, kitchenFields, Shown } from '#items/food-fields.ts';
import type { Amount } from '#items/keeping/amount.ts';
import type { Keeping } from '#items/keeping/good-through.ts';

/**
 * What is known about food, without the people and moments that the server alone knows. Quantity and expiry date come of
 * the amount and of the keeping.
 */
export interface FoodFacts
  extends Omit<Shown<typeof foodFields>, 'quantity' | 'expiryDate'>,
    Omit<Shown<typeof kitchenFields>, 'amount' | 'unit'> {
  amount: Amount;
  keeping: Keeping;
  /** Anybody may take it; in the public fridge only. */
  isFree: boolean;
  version: number;
}
