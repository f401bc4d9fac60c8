import { dateAt } from '@crisper/domain/calendar-date.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { dateFormat } from '#ui/formats.ts';

const weekdayToo = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayAlone = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The kitchen's day at that moment, the same for all its people. */
const dayThere = (moment: string, { timeZone }: { timeZone: TimeZone }) =>
  new Date(dateAt(new Date(moment), timeZone));

export const longDay = (moment: string, kitchen: { timeZone: TimeZone }): string =>
  weekdayToo(dayThere(moment, kitchen));
export const shortDay = (moment: string, kitchen: { timeZone: TimeZone }): string =>
  dayAlone(dayThere(moment, kitchen));
