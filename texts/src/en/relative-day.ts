import { locale } from './locale.ts';
import { plural } from './plural.ts';

/** How a date reads today, given the days left until it: on every page, in mails and in notices. */
export function relativeDay(daysLeft: number): string {
  if (daysLeft === 0) return 'today is the last day';
  if (daysLeft === 1) return 'tomorrow';
  if (daysLeft > 1) return `in ${daysLeft.toLocaleString(locale)} days`;
  return daysLeft === -1 ? 'expired yesterday' : `expired ${(-daysLeft).toLocaleString(locale)} days ago`;
}

/** The same where it stands alone or begins a sentence. */
export function relativeDayHeading(daysLeft: number): string {
  const words = relativeDay(daysLeft);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The short label of a notification. */
export function daysLeftText(daysLeft: number): string {
  if (daysLeft < 0) return 'Expired';
  if (daysLeft === 0) return 'Last day';
  return plural(daysLeft, { one: '1 day remaining', other: `${daysLeft} days remaining` });
}
