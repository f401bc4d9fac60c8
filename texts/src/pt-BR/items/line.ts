import type { Doubt } from '@crisper/domain/line/line-food.ts';

/** What a person is asked about a part of a line. */
export const doubtText: Record<Doubt, string> = {
  amount_too_large: 'É mais do que conseguimos contar.',
  date_or_amount: 'Isso é uma data?',
  no_such_day: 'Esse dia não existe.',
  no_title: 'Que alimento é?',
  not_the_end: 'Esse não é o fim. Está bom até quando?',
  only_numbers: 'Que alimento é?',
  other_currency: 'Essa não é a moeda desta cozinha.',
  passed: 'Esse dia já passou.',
  place_or_frozen: 'Congelado, ou fora do freezer?',
  several_amounts: 'Qual é a quantidade?',
  several_dates: 'Qual é a data?',
  several_places: 'Qual é o lugar?',
  title_too_long: 'O nome era longo demais; ficamos com o começo.',
  uncommon_measure: 'Há vários tipos desta medida.',
  which_order: 'Que dia é?',
  which_person: 'De quem é?',
  which_week: 'Que semana é?',
  which_year: 'Que ano é?',
};
