import type { Doubt } from '@crisper/domain/line/line-food.ts';

/** What a person is asked about a part of a line. */
export const doubtText: Record<Doubt, string> = {
  amount_too_large: 'Dat is meer dan we kunnen tellen.',
  date_or_amount: 'Is dat een datum?',
  no_such_day: 'Die dag bestaat niet.',
  no_title: 'Wat is het?',
  not_the_end: 'Dat is niet de laatste dag. Tot wanneer is het goed?',
  only_numbers: 'Wat is het?',
  other_currency: 'Dat is niet de valuta van deze keuken.',
  passed: 'Die dag is voorbij.',
  place_or_frozen: 'Ingevroren, of niet in de vriezer?',
  several_amounts: 'Welke hoeveelheid is het?',
  several_dates: 'Welke datum is het?',
  several_places: 'Welke plek is het?',
  title_too_long: 'De naam was te lang; we hebben het begin bewaard.',
  uncommon_measure: 'Van deze maat bestaan er meer.',
  which_order: 'Welke dag is het?',
  which_person: 'Van wie is het?',
  which_week: 'Welke week is het?',
  which_year: 'Welk jaar is het?',
};
