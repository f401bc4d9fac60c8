import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { monthBefore } from '@crisper/domain/month.ts';
import type { Waste } from '@crisper/domain/waste/waste-api.ts';
import * as texts from '@crisper/texts/waste/waste.ts';
import { dateFormat } from '#ui/formats.ts';
import { measureOf } from './measure.ts';
import { sumOf } from './sums.ts';

export const monthName = dateFormat({ month: 'long', timeZone: 'UTC' });

/** The waste of a month beside that of the month before, in words. */
export function compared(waste: Pick<Waste, 'months' | 'currency'>, month: CalendarDate): string {
  const { months } = waste;
  const last = monthBefore(month);
  if (!months.some((row) => row.month === last)) return texts.outcomes.wasted;
  const { size, text } = measureOf(waste);
  const now = size(sumOf(months, { month, outcome: 'wasted' }));
  const difference = now - size(sumOf(months, { month: last, outcome: 'wasted' }));
  const name = monthName(new Date(last));
  if (difference === 0) return now === 0 ? texts.nothingAgain({ month: name }) : texts.same({ month: name });
  const by = text(Math.abs(difference));
  return difference < 0 ? texts.less({ by, month: name }) : texts.more({ by, month: name });
}
