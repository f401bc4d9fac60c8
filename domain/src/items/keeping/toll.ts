import type { Category } from '#foods/category.ts';
import type { Amount, Unit } from './amount.ts';

/** What becomes of food. */
export const OUTCOMES = ['eaten', 'wasted', 'given-away'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What went with some food: how much of it, its weight, its price and what it did to the climate. */
export interface Toll {
  /** The share of the whole food, so that half a pizza is half a food. */
  foods: number;
  grams: number;
  /** The weight of pieces, packs and portions is a guess. */
  isGuessed: boolean;
  /** Grams of CO₂ equivalents. */
  co2e: number;
  /** In the smallest unit of the kitchen's currency; null without a price. */
  money: number | null;
}

const PACK_GRAMS = 400;
const PORTION_GRAMS = 300;

/** Our own roundings: what one piece weighs on average. */
const pieceGrams: Record<Category, number> = {
  Dairy: 250,
  Meat: 300,
  Vegetable: 200,
  Fruits: 150,
  Beverages: 750,
  Snacks: 100,
  Others: 250,
};

/**
 * Kilograms of CO₂ equivalents for a kilogram: Poore and Nemecek 2018, as Our World in Data gives them, for milk,
 * poultry, tomatoes and bananas. Drinks, snacks and the rest are our own roundings.
 */
const factors: Record<Category, number> = {
  Dairy: 3.2,
  Meat: 9.9,
  Vegetable: 2.1,
  Fruits: 0.9,
  Beverages: 1,
  Snacks: 3,
  Others: 2.5,
};

function gramsOf(category: Category, amount: number, unit: Unit): Pick<Toll, 'grams' | 'isGuessed'> {
  switch (unit) {
    case 'g':
    // What people drink weighs about as much as water.
    case 'ml':
      return { grams: amount, isGuessed: false };
    case 'pack':
      return { grams: amount * PACK_GRAMS, isGuessed: true };
    case 'portion':
      return { grams: amount * PORTION_GRAMS, isGuessed: true };
    case 'piece':
      return { grams: amount * pieceGrams[category], isGuessed: true };
  }
}

interface Food {
  category: Category;
  amount: Amount;
  /** Of the whole, in the smallest unit of the currency. */
  price: number | null;
}

/** What goes when so much of the food goes. */
export function tollOf({ category, amount: { start, unit }, price }: Food, used: number): Toll {
  const foods = used / start;
  const { grams, isGuessed } = gramsOf(category, used, unit);
  return {
    foods,
    grams,
    isGuessed,
    co2e: Math.round(grams * factors[category]),
    money: price === null ? null : Math.round(price * foods),
  };
}
