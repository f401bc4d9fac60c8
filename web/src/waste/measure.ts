import type { Waste } from '@crisper/domain/waste/waste-api.ts';
import { kilograms, moneyText } from './amounts.ts';
import type { Sum } from './sums.ts';

/** How the waste of a kitchen is measured: by money where there are prices, else by weight. */
export interface Measure {
  size: (sum: Sum) => number;
  text: (size: number) => string;
  guessed: (sum: Sum) => number;
}

const byWeight: Measure = {
  size: ({ grams }) => grams,
  text: (grams) => `${kilograms(grams)} kg`,
  guessed: ({ guessedGrams }) => guessedGrams,
};

export function measureOf({ months, currency }: Waste): Measure {
  if (!months.some(({ outcome, money }) => outcome === 'wasted' && money > 0)) return byWeight;
  return { size: ({ money }) => money, text: (money) => moneyText(money, currency), guessed: () => 0 };
}
