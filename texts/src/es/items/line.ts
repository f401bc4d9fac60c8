import type { Doubt } from '@crisper/domain/line/line-food.ts';

/** What a person is asked about a part of a line. */
export const doubtText: Record<Doubt, string> = {
  amount_too_large: 'Es más de lo que podemos contar.',
  date_or_amount: '¿Es una fecha?',
  no_such_day: 'Ese día no existe.',
  no_title: '¿Qué alimento es?',
  not_the_end: 'Ese día no es el último. ¿Hasta cuándo es bueno?',
  only_numbers: '¿Qué alimento es?',
  other_currency: 'No es la moneda de esta cocina.',
  passed: 'Ese día ya ha pasado.',
  place_or_frozen: '¿Congelado o fuera del congelador?',
  several_amounts: '¿Qué cantidad es?',
  several_dates: '¿Qué fecha es?',
  several_places: '¿Qué sitio es?',
  title_too_long: 'El nombre era demasiado largo; queda el principio.',
  uncommon_measure: 'De esta medida hay varias clases.',
  which_order: '¿Qué día es?',
  which_person: '¿De quién es?',
  which_week: '¿Qué semana es?',
  which_year: '¿Qué año es?',
};
