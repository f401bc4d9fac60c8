import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Waste } from '@crisper/domain/waste/waste-api.ts';
import { foodsText } from './amounts.ts';
import { measureOf } from './measure.ts';
import { sumOf } from './sums.ts';

/** What is shown of one month, as a bar and as a row of the table. */
export interface MonthFigure {
  month: CalendarDate;
  /** Whether anything was entered in it. */
  isTold: boolean;
  /** How much was thrown away, and how much of that is a guess. */
  value: number;
  guessed: number;
  text: string;
  guessedText: string;
  short: string;
  /** By the number of foods. */
  eatenFoods: string;
  wastedFoods: string;
}

export function monthFigures(waste: Waste, months: readonly CalendarDate[]): MonthFigure[] {
  const { size, guessed, text, short } = measureOf(waste);
  return months.map((month) => {
    const wasted = sumOf(waste.months, { month, outcome: 'wasted' });
    const value = size(wasted);
    return {
      month,
      isTold: waste.months.some((row) => row.month === month),
      value,
      guessed: guessed(wasted),
      text: text(value),
      guessedText: text(guessed(wasted)),
      short: short(value),
      eatenFoods: foodsText(sumOf(waste.months, { month, outcome: 'eaten' }).foods),
      wastedFoods: foodsText(wasted.foods),
    };
  });
}
