import type { Doubt } from '@crisper/domain/line/line-food.ts';

/** What a person is asked about a part of a line. */
export const doubtText: Record<Doubt, string> = {
  amount_too_large: 'C’est plus qu’on ne sait compter.',
  date_or_amount: 'C’est une date ?',
  no_such_day: 'Ce jour n’existe pas.',
  no_title: 'C’est quel aliment ?',
  not_the_end: 'Ce n’est pas la fin. C’est bon jusqu’à quand ?',
  only_numbers: 'C’est quel aliment ?',
  other_currency: 'Ce n’est pas la devise de cette cuisine.',
  passed: 'Ce jour est passé.',
  place_or_frozen: 'Congelé, ou pas au congélateur ?',
  several_amounts: 'Quelle quantité ?',
  several_dates: 'Quelle date ?',
  several_places: 'Quel endroit ?',
  title_too_long: 'Le nom était trop long : on a gardé le début.',
  uncommon_measure: 'Il y a plusieurs mesures de ce nom.',
  which_order: 'C’est quel jour ?',
  which_person: 'C’est à qui ?',
  which_week: 'Quelle semaine ?',
  which_year: 'Quelle année ?',
};
