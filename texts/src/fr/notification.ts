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
  'do-not-eat': 'ne plus manger',
  'look-smell-taste': 'regarder, sentir, goûter',
};

function aboutDay(daysLeft: number): string {
  if (daysLeft === 0) return 'aujourd’hui à peu près';
  if (daysLeft === 1) return 'demain à peu près';
  if (daysLeft > 1) return `dans environ ${daysLeft.toLocaleString(locale)} jours`;
  return daysLeft === -1
    ? 'hier à peu près, estimation'
    : `il y a environ ${(-daysLeft).toLocaleString(locale)} jours, estimation`;
}

/** Through when it is good and what to do after that, in mails and notices. */
export function dayWords({ daysLeft, isEstimated, advice }: Day): string {
  const day = isEstimated ? aboutDay(daysLeft) : relativeDay(daysLeft);
  return advice ? `${day} : ${advices[advice]}` : day;
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The same where it stands alone. */
export const dayHeading = (day: Day): string => sentence(dayWords(day));

/** Under the bell. The title stands above it and may be one thing or many, so no verb here has it as its subject. */
export function notificationMessage({ daysLeft, isEstimated, advice }: Day): string {
  const day = isEstimated ? aboutDay(daysLeft) : relativeDay(daysLeft);
  if (daysLeft > 0) return `Dernier jour : ${day}.`;
  if (daysLeft === 0) return `${sentence(day)}. À manger d’abord.`;
  if (advice) return `${sentence(day)}. ${sentence(advices[advice])}.`;
  return `${sentence(day)}.${daysLeft === -1 ? ' À vérifier avant de manger.' : ''}`;
}

export const heading = 'Notifications';
export const pageDescription = 'Ce qui périme bientôt, ce qui vient de périmer, et ce que d’autres ont fini.';
export const count = ({ count }: { count: number }) =>
  plural(count, { one: 'notification', other: 'notifications' });
export const introduction =
  'Tes aliments qui périment dans les cinq jours, et ceux périmés ces quinze derniers jours.';
export const reminderSettings = 'Quand on te le rappelle';
export const loading = 'Chargement des notifications…';
export const loadFailed = 'Impossible de charger les notifications';
export const allQuiet = 'Rien à signaler';
export const allQuietHint =
  'Chez toi, rien ne périme dans les cinq jours, et rien n’a périmé ces quinze derniers jours.';
export const addFood = 'Ajouter un aliment';

const takings: Record<TakenKind, (words: { by: string; title: string }) => string> = {
  'item-eaten': ({ by, title }) => `${by} a mangé : ${title} (à toi)`,
  'item-wasted': ({ by, title }) => `${by} a jeté : ${title} (à toi)`,
  'item-given-away': ({ by, title }) => `${by} a donné : ${title} (à toi)`,
  'item-removed': ({ by, title }) => `${by} a retiré : ${title} (à toi)`,
};
export const taken = ({ kind, by, title, free }: Pick<Taken, 'kind' | 'by' | 'free'> & { title: string }) =>
  free ? `${by} a pris : ${title} (à toi)` : takings[kind]({ by, title });
const daysAgo = (days: number) => plural(days, { one: 'hier', other: `il y a ${days} jours` });
/** In which kitchen, and when. */
export const takenWhere = ({ kitchen, days }: { kitchen: string; days: number }) =>
  `${kitchen} · ${days === 0 ? 'aujourd’hui' : daysAgo(days)}`;
/** The whole in one sentence. */
export const takenMessage = ({ title, days, ...what }: Taken & { title: string; days: number }) =>
  `${taken({ ...what, title })}, ${what.kitchen}, ${days === 0 ? 'aujourd’hui' : daysAgo(days)}.`;
export const fromPeople = 'Du côté des autres';
/** Above the food that is in the public fridge, where there is also food in a kitchen. */
export const inFridge = 'Dans le frigo ouvert';
export const inKitchens = 'Dans tes cuisines';
