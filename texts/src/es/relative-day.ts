import { locale } from './locale.ts';
import { plural } from './plural.ts';

/** How a date reads today, given the days left until it: on every page, in mails and in notices. */
export function relativeDay(daysLeft: number): string {
  if (daysLeft === 0) return 'hoy es el último día';
  if (daysLeft === 1) return 'mañana';
  if (daysLeft > 1) return `en ${daysLeft.toLocaleString(locale)} días`;
  return daysLeft === -1 ? 'caducado desde ayer' : `caducado hace ${(-daysLeft).toLocaleString(locale)} días`;
}

/** The same where it stands alone or begins a sentence. */
export function relativeDayHeading(daysLeft: number): string {
  const words = relativeDay(daysLeft);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The short label of a notification. */
export function daysLeftText(daysLeft: number): string {
  if (daysLeft < 0) return 'Caducado';
  if (daysLeft === 0) return 'Último día';
  return plural(daysLeft, { one: 'Queda 1 día', other: `Quedan ${daysLeft} días` });
}
