import { type CalendarDate, dateAt, daysBetween, timeAt } from '@crisper/domain/calendar-date.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import * as texts from '@crisper/texts/items/past-day.ts';
import { dateFormat } from '#ui/formats.ts';

const WEEK_DAYS = 6;
const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' });
const sameYear = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const otherYear = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
const timeOfDay = dateFormat({ timeStyle: 'short', timeZone: 'UTC' });

/** A day that has passed. */
export function pastDay(day: CalendarDate, today: CalendarDate): string {
  const daysAgo = daysBetween(day, today);
  if (daysAgo === 0) return texts.today;
  if (daysAgo === 1) return texts.yesterday;
  if (daysAgo > 1 && daysAgo <= WEEK_DAYS) return weekday(new Date(day));
  return (day.slice(0, 4) === today.slice(0, 4) ? sameYear : otherYear)(new Date(day));
}

interface Clock {
  today: CalendarDate;
  zone: TimeZone;
}

/** With the time of day by the same clock, unless it was written down on another day than that on which it happened. */
export function pastMoment({ on, at }: { on: CalendarDate; at: string }, { today, zone }: Clock): string {
  const instant = new Date(at);
  const day = pastDay(on, today);
  if (dateAt(instant, zone) !== on) return day;
  return texts.moment({ day, time: timeOfDay(new Date(`${on}T${timeAt(instant, zone)}Z`)) });
}
