import { locale } from './locale.ts';
import { plural } from './plural.ts';

/** How a date reads today, given the days left until it: on every page, in mails and in notices. */
export function relativeDay(daysLeft: number): string {
  if (daysLeft === 0) return 'sidste dag i dag';
  if (daysLeft === 1) return 'i morgen';
  if (daysLeft > 1) return `om ${daysLeft.toLocaleString(locale)} dage`;
  return daysLeft === -1 ? 'udløb i går' : `udløb for ${(-daysLeft).toLocaleString(locale)} dage siden`;
}

/** The same where it stands alone or begins a sentence. */
export function relativeDayHeading(daysLeft: number): string {
  const words = relativeDay(daysLeft);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The short label of a notification. */
export function daysLeftText(daysLeft: number): string {
  if (daysLeft < 0) return 'Udløbet';
  if (daysLeft === 0) return 'Sidste dag';
  return plural(daysLeft, { one: `${daysLeft} dag tilbage`, other: `${daysLeft} dage tilbage` });
}
