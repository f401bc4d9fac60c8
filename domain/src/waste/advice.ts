import type { Category } from '#foods/category.ts';
import type { WasteReason } from '#items/keeping/waste.ts';

/** What may help against throwing the same food away again. */
export const ADVICE = [
  'buy-less',
  'freeze-some',
  'trust-your-nose',
  'cook-less',
  'put-in-front',
  'try-another',
  'drink-first',
] as const;
export type WasteAdvice = (typeof ADVICE)[number];

/** Where the reason does not say enough, the kind of food does. */
const ofCategory: Record<Category, WasteAdvice> = {
  Dairy: 'buy-less',
  Meat: 'freeze-some',
  Vegetable: 'buy-less',
  Fruits: 'buy-less',
  Beverages: 'drink-first',
  Snacks: 'buy-less',
  Others: 'freeze-some',
};

/** Meat has a use-by date as a rule, and after it nobody should smell at it. */
const ofPassedDate: Record<Category, WasteAdvice> = {
  Dairy: 'trust-your-nose',
  Meat: 'freeze-some',
  Vegetable: 'put-in-front',
  Fruits: 'put-in-front',
  Beverages: 'trust-your-nose',
  Snacks: 'trust-your-nose',
  Others: 'trust-your-nose',
};

export function adviceFor(category: Category, reason: WasteReason | null): WasteAdvice {
  switch (reason) {
    case 'too-much-cooked':
      return 'cook-less';
    case 'forgotten':
      return 'put-in-front';
    case 'disliked':
      return 'try-another';
    case 'date-passed':
      return ofPassedDate[category];
    case 'went-bad':
    case 'other':
    case null:
      return ofCategory[category];
  }
}
