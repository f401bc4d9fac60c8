import type { Doubt } from '@crisper/domain/line/line-food.ts';

/** What a person is asked about a part of a line. */
export const doubtText: Record<Doubt, string> = {
  amount_too_large: 'È più di quanto sappiamo contare.',
  date_or_amount: 'È una data?',
  no_such_day: 'Questo giorno non esiste.',
  no_title: 'Che alimento è?',
  not_the_end: 'Non è la fine. Fino a quando è buono?',
  only_numbers: 'Che alimento è?',
  other_currency: 'Non è la valuta di questa cucina.',
  passed: 'Questo giorno è passato.',
  place_or_frozen: 'Congelato, o non in freezer?',
  several_amounts: 'Quale quantità?',
  several_dates: 'Quale data?',
  several_places: 'Quale posto?',
  title_too_long: 'Il nome era troppo lungo: abbiamo tenuto l’inizio.',
  uncommon_measure: 'Questa misura può voler dire più cose. Quale?',
  which_order: 'Che giorno è?',
  which_person: 'Di chi è?',
  which_week: 'Quale settimana?',
  which_year: 'Quale anno?',
};
