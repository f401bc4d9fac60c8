import type { Doubt } from '@crisper/domain/line/line-food.ts';

/** What a person is asked about a part of a line. */
export const doubtText: Record<Doubt, string> = {
  amount_too_large: 'Det er mere, end vi kan tælle.',
  date_or_amount: 'Er det en dato?',
  no_such_day: 'Den dag findes ikke.',
  no_title: 'Hvad er det?',
  not_the_end: 'Det er ikke der, det slutter. Hvor længe er det godt?',
  only_numbers: 'Hvad er det?',
  other_currency: 'Det er ikke køkkenets valuta.',
  passed: 'Den dag er passeret.',
  place_or_frozen: 'Frosset eller ikke i fryseren?',
  several_amounts: 'Hvilken mængde er det?',
  several_dates: 'Hvilken dato er det?',
  several_places: 'Hvilken plads er det?',
  title_too_long: 'Navnet var for langt; vi beholdt begyndelsen.',
  uncommon_measure: 'Det mål findes i flere størrelser.',
  which_order: 'Hvilken dag er det?',
  which_person: 'Hvis er det?',
  which_week: 'Hvilken uge er det?',
  which_year: 'Hvilket år er det?',
};
