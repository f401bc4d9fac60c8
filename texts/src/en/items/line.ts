import type { Doubt } from '@crisper/domain/line/line-food.ts';

/** What a person is asked about a part of a line. */
export const doubtText: Record<Doubt, string> = {
  amount_too_large: 'That is more than we can count.',
  date_or_amount: 'Is that a date?',
  no_such_day: 'There is no such day.',
  no_title: 'What food is it?',
  not_the_end: 'That is not when it ends. Until when is it good?',
  only_numbers: 'What food is it?',
  other_currency: 'That is not the currency of this kitchen.',
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
