import { addDays, dateAt, hourAt } from '#calendar-date.ts';
import type { TimeZone } from '#time-zone.ts';

const DESK = 'America/New_York' as TimeZone;
const OPENS_AT_HOUR = 9;
const CLOSES_AT_HOUR = 17;

export interface ChatState {
  isOpen: boolean;
  /** When it closes, or opens again. */
  until: Date;
}

/** Whether the desk is staffed, by its local time. The hours are the same every day. */
export function chatState(now: Date): ChatState {
  const today = dateAt(now, DESK);
  const opens = hourAt(today, OPENS_AT_HOUR, DESK);
  const closes = hourAt(today, CLOSES_AT_HOUR, DESK);
  if (now < opens) return { isOpen: false, until: opens };
  if (now < closes) return { isOpen: true, until: closes };
  return { isOpen: false, until: hourAt(addDays(today, 1), OPENS_AT_HOUR, DESK) };
}
