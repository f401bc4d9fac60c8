import { type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import { type TimeZone, UTC } from '@crisper/domain/time-zone.ts';
import { useSyncExternalStore } from 'react';
import { ownZone } from '#http/own-zone.ts';
import { onClock } from './clock.ts';

/** Today's date for the reader, or in that zone. It changes while the page is open. */
export function useToday(zone: TimeZone = ownZone()): CalendarDate {
  const today = () => dateAt(new Date(), zone);
  return useSyncExternalStore(onClock, today, () => dateAt(new Date(0), UTC));
}

/** Today's date in each of these kitchens, in their order. */
export function useDays(kitchens: readonly { timeZone: TimeZone }[]): CalendarDate[] {
  const days = () => kitchens.map((kitchen) => dateAt(new Date(), zoneIn(kitchen, ownZone()))).join();
  const joined = useSyncExternalStore(onClock, days, days);
  return joined === '' ? [] : (joined.split(',') as CalendarDate[]);
}
