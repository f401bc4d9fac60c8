import { locale } from './locale.ts';
import { plural } from './plural.ts';

/** How a date reads today, given the days left until it: on every page, in mails and in notices. */
export function relativeDay(daysLeft: number): string {
  if (daysLeft === 0) return 'vandaag laatste dag';
  if (daysLeft === 1) return 'morgen';
  if (daysLeft > 1) return `over ${daysLeft.toLocaleString(locale)} dagen`;
  return daysLeft === -1
    ? 'gisteren verlopen'
    : `${(-daysLeft).toLocaleString(locale)} dagen geleden verlopen`;
}

/** The same where it stands alone or begins a sentence. */
export function relativeDayHeading(daysLeft: number): string {
  const words = relativeDay(daysLeft);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The short label of a notification. */
export function daysLeftText(daysLeft: number): string {
  if (daysLeft < 0) return 'Verlopen';
  if (daysLeft === 0) return 'Laatste dag';
  return plural(daysLeft, { one: `Nog ${daysLeft} dag`, other: `Nog ${daysLeft} dagen` });
}
