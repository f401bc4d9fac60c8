import type { Doubt } from '@crisper/domain/line/line-food.ts';

/** What a person is asked about a part of a line. */
export const doubtText: Record<Doubt, string> = {
  amount_too_large: 'Det är mer än vi kan räkna.',
  date_or_amount: 'Är det ett datum?',
  no_such_day: 'Den dagen finns inte.',
  no_title: 'Vilken mat är det?',
  not_the_end: 'Det är inte då det går ut. Hur länge är det bra?',
  only_numbers: 'Vilken mat är det?',
  other_currency: 'Det är inte kökets valuta.',
  passed: 'Den dagen har passerat.',
  place_or_frozen: 'Fryst, eller inte i frysen?',
  several_amounts: 'Vilken mängd är det?',
  several_dates: 'Vilket datum är det?',
  several_places: 'Vilken plats är det?',
  title_too_long: 'Namnet var för långt; vi behöll början.',
  uncommon_measure: 'Det finns flera sorters av det måttet.',
  which_order: 'Vilken dag är det?',
  which_person: 'Vems är det?',
  which_week: 'Vilken vecka är det?',
  which_year: 'Vilket år är det?',
};
