import { locale } from './locale.ts';
import { plural } from './plural.ts';

/** How a date reads today, given the days left until it: on every page, in mails and in notices. */
export function relativeDay(daysLeft: number): string {
  if (daysLeft === 0) return 'sista dagen i dag';
  if (daysLeft === 1) return 'i morgon';
  if (daysLeft > 1) return `om ${daysLeft.toLocaleString(locale)} dagar`;
  return daysLeft === -1 ? 'gick ut i går' : `gick ut för ${(-daysLeft).toLocaleString(locale)} dagar sedan`;
}

/** The same where it stands alone or begins a sentence. */
export function relativeDayHeading(daysLeft: number): string {
  const words = relativeDay(daysLeft);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The short label of a notification. */
export function daysLeftText(daysLeft: number): string {
  if (daysLeft < 0) return 'Utgånget';
  if (daysLeft === 0) return 'Sista dagen';
  return plural(daysLeft, { one: `${daysLeft} dag kvar`, other: `${daysLeft} dagar kvar` });
}
