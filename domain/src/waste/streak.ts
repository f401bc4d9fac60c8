import type { CalendarDate } from '#calendar-date.ts';
import { mondayOf } from '#week.ts';

interface Told {
  /** The last day on which food was thrown away. */
  lastWasted: CalendarDate | null;
  /** The Mondays of the weeks in which something was eaten, thrown away or given away. */
  weeks: readonly CalendarDate[];
  /** The kitchen's day. */
  today: CalendarDate;
}

/**
 * How many weeks in a row, Monday to Sunday, something was eaten and nothing was thrown away, up to the last whole week.
 * A week without an entry, such as one on holiday, neither counts nor ends it. This week counts when it is over; waste in
 * it ends the streak at once.
 */
export function weeksWithoutWaste({ lastWasted, weeks, today }: Told): number {
  const thisWeek = mondayOf(today);
  const wasted = lastWasted && mondayOf(lastWasted);
  const counted = weeks.filter((monday) => monday < thisWeek && (!wasted || monday > wasted));
  return new Set(counted).size;
}
