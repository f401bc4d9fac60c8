import { type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { type TimeZone, UTC } from '@crisper/domain/time-zone.ts';
import { useSyncExternalStore } from 'react';
import { onClock } from './clock.ts';

/** The browser's time zone, which the server is also told. */
export const ownZone = (): TimeZone => Intl.DateTimeFormat().resolvedOptions().timeZone as TimeZone;

/** Today's date for the reader, or in that zone. It changes while the page is open. */
export function useToday(zone: TimeZone = ownZone()): CalendarDate {
  const today = () => dateAt(new Date(), zone);
  return useSyncExternalStore(onClock, today, () => dateAt(new Date(0), UTC));
}
