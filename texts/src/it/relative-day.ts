import { locale } from './locale.ts';
import { plural } from './plural.ts';

/** How a date reads today, given the days left until it: on every page, in mails and in notices. */
export function relativeDay(daysLeft: number): string {
  if (daysLeft === 0) return 'oggi è l’ultimo giorno';
  if (daysLeft === 1) return 'domani';
  if (daysLeft > 1) return `tra ${daysLeft.toLocaleString(locale)} giorni`;
  return daysLeft === -1 ? 'scaduto ieri' : `scaduto da ${(-daysLeft).toLocaleString(locale)} giorni`;
}

/** The same where it stands alone or begins a sentence. */
export function relativeDayHeading(daysLeft: number): string {
  const words = relativeDay(daysLeft);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The short label of a notification. */
export function daysLeftText(daysLeft: number): string {
  if (daysLeft < 0) return 'Scaduto';
  if (daysLeft === 0) return 'Ultimo giorno';
  return plural(daysLeft, { one: `Ancora ${daysLeft} giorno`, other: `Ancora ${daysLeft} giorni` });
}
