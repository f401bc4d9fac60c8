import type { Waste } from '@crisper/domain/waste/waste-api.ts';
import { moneyText } from '#ui/numbers/money.ts';
import { currencySign, kilograms, shortMoney } from './amounts.ts';
import type { Sum } from './sums.ts';

/** How the waste of a kitchen is measured: by money where there are prices, else by weight. */
export interface WasteMeasure {
  /** In whole grams, or in the smallest unit of the currency. */
  size: (sum: Sum) => number;
  guessed: (sum: Sum) => number;
  text: (size: number) => string;
  /** Without the unit, where there is little room. */
  short: (size: number) => string;
  unit: string;
}

const byWeight: WasteMeasure = {
  size: ({ grams }) => Math.round(grams),
  guessed: ({ guessedGrams }) => Math.round(guessedGrams),
  text: (grams) => `${kilograms(grams)} kg`,
  short: kilograms,
  unit: 'kg',
};

/** Prices are entered by people, so nothing of them is a guess. */
const byMoney = (currency: string): WasteMeasure => ({
  size: ({ money }) => money,
  guessed: () => 0,
  text: (money) => moneyText(money, currency),
  short: (money) => shortMoney(money, currency),
  unit: currencySign(currency),
});

export function measureOf({ months, currency }: Pick<Waste, 'months' | 'currency'>): WasteMeasure {
  const isPriced = months.some(({ outcome, money }) => outcome === 'wasted' && money > 0);
  return isPriced ? byMoney(currency) : byWeight;
}
