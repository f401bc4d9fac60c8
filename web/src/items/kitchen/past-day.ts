import { type CalendarDate, dateAt, daysBetween } from '@crisper/domain/calendar-date.ts';
import * as texts from '@crisper/texts/items/past-day.ts';
import { ownZone } from '#items/today.ts';
import { dateFormat } from '#ui/formats.ts';

const WEEK_DAYS = 6;
const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' });
const sameYear = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const otherYear = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
const timeOfDay = dateFormat({ timeStyle: 'short' });

/** A day that has passed. */
export function pastDay(day: CalendarDate, today: CalendarDate): string {
  const daysAgo = daysBetween(day, today);
  if (daysAgo === 0) return texts.today;
  if (daysAgo === 1) return texts.yesterday;
  if (daysAgo > 1 && daysAgo <= WEEK_DAYS) return weekday(new Date(day));
  return (day.slice(0, 4) === today.slice(0, 4) ? sameYear : otherYear)(new Date(day));
}

/** With the time of day, unless it was written down on another day than that on which it happened. */
export function pastMoment({ on, at }: { on: CalendarDate; at: string }, today: CalendarDate): string {
  const instant = new Date(at);
  const day = pastDay(on, today);
  return dateAt(instant, ownZone()) === on ? texts.moment({ day, time: timeOfDay(instant) }) : day;
}
