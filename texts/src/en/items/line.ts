import type { Category } from '@crisper/domain/items/category.ts';
import type { Doubt } from '@crisper/domain/items/line/line-food.ts';
import type { Estimate } from '@crisper/domain/items/shelf-life/estimate.ts';
import { plural } from '#en/plural.ts';
import { categoryName } from './items.ts';

/** What a person is asked about a part of a line. */
export const doubtText: Record<Doubt, string> = {
  amount_too_large: 'That is more than we can count.',
  date_or_amount: 'Is that a date?',
  no_such_day: 'There is no such day.',
  no_title: 'What food is it?',
  only_numbers: 'What food is it?',
  passed: 'That day has passed.',
  place_or_frozen: 'Frozen, or not in the freezer?',
  several_amounts: 'Which amount is it?',
  several_dates: 'Which date is it?',
  several_places: 'Which place is it?',
  title_too_long: 'The name was too long; we kept the beginning.',
  uncommon_measure: 'There are several kinds of this measure.',
  which_order: 'Which day is it?',
  which_person: 'Whose is it?',
  which_week: 'Which week is it?',
  which_year: 'Which year is it?',
};

const usually = (days: number) =>
  days === 0
    ? 'usually only that day'
    : plural(days, { one: 'usually 1 day', other: `usually ${days} days` });

/** How long a food will keep by our guess, and where the guess is from. */
export function estimateText({ days, because }: Estimate, category: Category): string {
  switch (because.source) {
    case 'kitchen':
      return `${usually(days)} · your last ${because.times}`;
    case 'foodkeeper':
      return `${usually(days)} · FoodKeeper: ${because.product}`;
    case 'category':
      return `${usually(days)} · like most of ${categoryName[category]}`;
  }
}
