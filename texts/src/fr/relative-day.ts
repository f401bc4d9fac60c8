import { locale } from './locale.ts';
import { plural } from './plural.ts';

/** How a date reads today, given the days left until it: on every page, in mails and in notices. */
export function relativeDay(daysLeft: number): string {
  if (daysLeft === 0) return 'dernier jour aujourd’hui';
  if (daysLeft === 1) return 'demain';
  if (daysLeft > 1) return `dans ${daysLeft.toLocaleString(locale)} jours`;
  return daysLeft === -1 ? 'périmé depuis hier' : `périmé depuis ${(-daysLeft).toLocaleString(locale)} jours`;
}

/** The same where it stands alone or begins a sentence. */
export function relativeDayHeading(daysLeft: number): string {
  const words = relativeDay(daysLeft);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The short label of a notification. */
export function daysLeftText(daysLeft: number): string {
  if (daysLeft < 0) return 'Périmé';
  if (daysLeft === 0) return 'Dernier jour';
  return plural(daysLeft, { one: `Encore ${daysLeft} jour`, other: `Encore ${daysLeft} jours` });
}
