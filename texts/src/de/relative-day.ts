import { locale } from './locale.ts';
import { plural } from './plural.ts';

/** How a date reads today, given the days left until it: on every page, in mails and in notices. */
export function relativeDay(daysLeft: number): string {
  if (daysLeft === 0) return 'heute ist der letzte Tag';
  if (daysLeft === 1) return 'morgen';
  if (daysLeft > 1) return `in ${daysLeft.toLocaleString(locale)} Tagen`;
  return daysLeft === -1
    ? 'gestern abgelaufen'
    : `vor ${(-daysLeft).toLocaleString(locale)} Tagen abgelaufen`;
}

/** The same where it stands alone or begins a sentence. */
export function relativeDayHeading(daysLeft: number): string {
  const words = relativeDay(daysLeft);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The short label of a notification. */
export function daysLeftText(daysLeft: number): string {
  if (daysLeft < 0) return 'Abgelaufen';
  if (daysLeft === 0) return 'Letzter Tag';
  return plural(daysLeft, { one: `Noch ${daysLeft} Tag`, other: `Noch ${daysLeft} Tage` });
}
