import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/foods/category.ts';
import type { Outcome } from '@crisper/domain/items/keeping/toll.ts';
import type { OwnMonth, WasteMonth } from '@crisper/domain/waste/waste-api.ts';

export type Sum = Pick<OwnMonth, 'foods' | 'grams' | 'guessedGrams' | 'co2e' | 'money' | 'unpriced'>;

const nothing: Sum = { foods: 0, grams: 0, guessedGrams: 0, co2e: 0, money: 0, unpriced: 0 };

const plus = (a: Sum, b: Sum): Sum => ({
  foods: a.foods + b.foods,
  grams: a.grams + b.grams,
  guessedGrams: a.guessedGrams + b.guessedGrams,
  co2e: a.co2e + b.co2e,
  money: a.money + b.money,
  unpriced: a.unpriced + b.unpriced,
});

interface Asked {
  month?: CalendarDate;
  outcome: Outcome;
  category?: Category;
}

export function sumOf(rows: readonly (OwnMonth | WasteMonth)[], { month, outcome, category }: Asked): Sum {
  return rows
    .filter(
      (row) =>
        row.outcome === outcome &&
        (month === undefined || row.month === month) &&
        (category === undefined || ('category' in row && row.category === category)),
    )
    .reduce(plus, nothing);
}
