import { locale } from './locale.ts';
import { plural } from './plural.ts';

/** How a date reads today, given the days left until it: on every page, in mails and in notices. */
export function relativeDay(daysLeft: number): string {
  if (daysLeft === 0) return 'hoje é o último dia';
  if (daysLeft === 1) return 'amanhã';
  if (daysLeft > 1) return `em ${daysLeft.toLocaleString(locale)} dias`;
  return daysLeft === -1 ? 'venceu ontem' : `venceu há ${(-daysLeft).toLocaleString(locale)} dias`;
}

/** The same where it stands alone or begins a sentence. */
export function relativeDayHeading(daysLeft: number): string {
  const words = relativeDay(daysLeft);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The short label of a notification. */
export function daysLeftText(daysLeft: number): string {
  if (daysLeft < 0) return 'Vencido';
  if (daysLeft === 0) return 'Último dia';
  return plural(daysLeft, { one: `Falta ${daysLeft} dia`, other: `Faltam ${daysLeft} dias` });
}
