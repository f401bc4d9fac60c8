import { type CalendarDate, dateAt } from '#calendar-date.ts';
import type { TimeZone } from '#time-zone.ts';

/** Null in the public fridge, which has no zone of its own. */
interface KitchenClock {
  readonly timeZone: TimeZone | null;
}

/** Whose clock says which day it is: the kitchen's; in the public fridge, and until the kitchen is known, the reader's. */
export const zoneIn = (kitchen: KitchenClock | null | undefined, reader: TimeZone): TimeZone =>
  kitchen?.timeZone ?? reader;

/** The day on which something happened in the kitchen: the one that was said, else that of its clock at the moment. */
export const dayOf = ({ on, at }: { on: CalendarDate | null; at: Date }, zone: TimeZone): CalendarDate =>
  on ?? dateAt(at, zone);
