import type { Doubt } from '@crisper/domain/line/line-food.ts';

/** What a person is asked about a part of a line. */
export const doubtText: Record<Doubt, string> = {
  amount_too_large: 'Das ist mehr, als wir zählen können.',
  date_or_amount: 'Ist das ein Datum?',
  no_such_day: 'Diesen Tag gibt es nicht.',
  no_title: 'Was ist es?',
  not_the_end: 'Das ist nicht das Ende. Bis wann ist es gut?',
  only_numbers: 'Was ist es?',
  other_currency: 'Das ist nicht die Währung dieser Küche.',
  passed: 'Dieser Tag ist schon vorbei.',
  place_or_frozen: 'Eingefroren oder nicht im Gefrierfach?',
  several_amounts: 'Welche Menge ist es?',
  several_dates: 'Welches Datum ist es?',
  several_places: 'Welcher Platz ist es?',
  title_too_long: 'Der Name war zu lang; wir haben den Anfang behalten.',
  uncommon_measure: 'Dieses Maß gibt es in mehreren Größen.',
  which_order: 'Welcher Tag ist es?',
  which_person: 'Wem gehört es?',
  which_week: 'Welche Woche ist es?',
  which_year: 'Welches Jahr ist es?',
};
