import type { TakenKind } from '@crisper/domain/items/item-event.ts';
import type { Advice } from '@crisper/domain/items/keeping/date-meaning.ts';
import type { Taken } from '@crisper/domain/notifications/notification.ts';
import { locale } from './locale.ts';
import { plural } from './plural.ts';
import { relativeDay } from './relative-day.ts';

interface Day {
  daysLeft: number;
  /** Nobody said the day. */
  isEstimated: boolean;
  /** Once the day has passed. */
  advice: Advice | null;
}

const advices: Record<Advice, string> = {
  'do-not-eat': 'niet meer eten',
  'look-smell-taste': 'kijk, ruik, proef',
};

function aboutDay(daysLeft: number): string {
  if (daysLeft === 0) return 'naar schatting vandaag';
  if (daysLeft === 1) return 'naar schatting morgen';
  if (daysLeft > 1) return `naar schatting over ${daysLeft.toLocaleString(locale)} dagen`;
  return `naar schatting ${daysLeft === -1 ? 'gisteren' : `${(-daysLeft).toLocaleString(locale)} dagen geleden`}`;
}

/** Through when it is good and what to do after that, in mails and notices. */
export function dayWords({ daysLeft, isEstimated, advice }: Day): string {
  const day = isEstimated ? aboutDay(daysLeft) : relativeDay(daysLeft);
  return advice ? `${day}: ${advices[advice]}` : day;
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The same where it stands alone. */
export const dayHeading = (day: Day): string => sentence(dayWords(day));

/** Under the bell. The title stands above it and may be one thing or many, so no verb here has it as its subject. */
export function notificationMessage({ daysLeft, isEstimated, advice }: Day): string {
  const day = isEstimated ? aboutDay(daysLeft) : relativeDay(daysLeft);
  if (daysLeft > 0) return `Laatste dag: ${day}.`;
  if (daysLeft === 0) return `${sentence(day)}${isEstimated ? ' de laatste dag' : ''}. Eerst opeten.`;
  if (advice) return `${sentence(day)}. ${sentence(advices[advice])}.`;
  return `${sentence(day)}.${daysLeft === -1 ? ' Controleer het voor je het eet.' : ''}`;
}

export const heading = 'Meldingen';
export const pageDescription = 'Wat bijna verloopt, wat net verlopen is en wat anderen hebben opgegeten.';
export const count = ({ count }: { count: number }) => plural(count, { one: 'melding', other: 'meldingen' });
export const introduction =
  'Wat bij jou binnen vijf dagen verloopt en wat in de laatste vijftien is verlopen.';
export const reminderSettings = 'Wanneer je een herinnering krijgt';
export const loading = 'Meldingen laden…';
export const loadFailed = 'De meldingen konden niet worden geladen';
export const allQuiet = 'Alles rustig';
export const allQuietHint =
  'De komende vijf dagen verloopt er bij jou niets, en de laatste vijftien is er niets verlopen.';
export const addFood = 'Eten toevoegen';

const takings: Record<TakenKind, (words: { by: string; title: string }) => string> = {
  'item-eaten': ({ by, title }) => `${by} heeft iets van jou opgegeten: ${title}`,
  'item-wasted': ({ by, title }) => `${by} heeft iets van jou weggegooid: ${title}`,
  'item-given-away': ({ by, title }) => `${by} heeft iets van jou weggegeven: ${title}`,
  'item-removed': ({ by, title }) => `${by} heeft iets van jou weggehaald: ${title}`,
};
export const taken = ({ kind, by, title, free }: Pick<Taken, 'kind' | 'by' | 'free'> & { title: string }) =>
  free ? `${by} heeft iets van jou meegenomen: ${title}` : takings[kind]({ by, title });
const daysAgo = (days: number) => plural(days, { one: 'gisteren', other: `${days} dagen geleden` });
/** In which kitchen, and when. */
export const takenWhere = ({ kitchen, days }: { kitchen: string; days: number }) =>
  `${kitchen} · ${days === 0 ? 'vandaag' : daysAgo(days)}`;
/** The whole in one sentence. */
export const takenMessage = ({ title, days, ...what }: Taken & { title: string; days: number }) =>
  `${taken({ ...what, title })} (${what.kitchen}, ${days === 0 ? 'vandaag' : daysAgo(days)}).`;
export const fromPeople = 'Van de anderen';
/** Above the food that is in the public fridge, where there is also food in a kitchen. */
export const inFridge = 'In de open koelkast';
export const inKitchens = 'In je keukens';
