import { type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { type TimeZone, UTC } from '@crisper/domain/time-zone.ts';
import { useSyncExternalStore } from 'react';
import { onClock } from './clock.ts';

/** Where the browser is; the server is told the same. */
export const ownZone = (): TimeZone => Intl.DateTimeFormat().resolvedOptions().timeZone as TimeZone;

const today = (): CalendarDate => dateAt(new Date(), ownZone());

/** The day it is for the reader; it changes under an open page. */
export function useToday(): CalendarDate {
  return useSyncExternalStore(onClock, today, () => dateAt(new Date(0), UTC));
}
