import { relativeDay, relativeDayHeading } from './relative-day.ts';

/** The title stands above it and may be one thing or many, so no verb here has it as its subject. */
export function notificationMessage(days: number): string {
  if (days > 0) return `The last day is ${relativeDay(days)}.`;
  const advice = days === 0 ? ' Eat this first.' : days === -1 ? ' Check before eating.' : '';
  return `${relativeDayHeading(days)}.${advice}`;
}
