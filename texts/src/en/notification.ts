import { plural } from './plural.ts';
import { relativeDay, relativeDayHeading } from './relative-day.ts';

/** The title stands above it and may be one thing or many, so no verb here has it as its subject. */
export function notificationMessage(days: number): string {
  if (days > 0) return `The last day is ${relativeDay(days)}.`;
  const advice = days === 0 ? ' Eat this first.' : days === -1 ? ' Check before eating.' : '';
  return `${relativeDayHeading(days)}.${advice}`;
}

export const heading = 'Notifications';
export const pageDescription = 'What expires soon and what just did.';
export const count = ({ count }: { count: number }) =>
  plural(count, { one: 'notification', other: 'notifications' });
export const introduction = 'Your food that expires within five days, and what expired in the last fifteen.';
export const loading = 'Loading notifications...';
export const loadFailed = 'Failed to load notifications';
export const allQuiet = 'All quiet';
export const allQuietHint =
  'Nothing of yours expires in the next five days, and nothing expired in the last fifteen.';
export const addFood = 'Add food';
