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
  'do-not-eat': 'non mangiare',
  'look-smell-taste': 'guarda, annusa, assaggia',
};

function aboutDay(daysLeft: number): string {
  if (daysLeft === 0) return 'più o meno oggi';
  if (daysLeft === 1) return 'più o meno domani';
  if (daysLeft > 1) return `tra circa ${daysLeft.toLocaleString(locale)} giorni`;
  return daysLeft === -1
    ? 'più o meno ieri, stima'
    : `circa ${(-daysLeft).toLocaleString(locale)} giorni fa, stima`;
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
  if (daysLeft > 0) return `Ultimo giorno: ${day}.`;
  if (daysLeft === 0) return `${sentence(day)}. Da mangiare prima.`;
  if (advice) return `${sentence(day)}. ${sentence(advices[advice])}.`;
  return `${sentence(day)}.${daysLeft === -1 ? ' Controlla prima di mangiare.' : ''}`;
}

export const heading = 'Notifiche';
export const pageDescription = 'Cosa scade presto, cosa è appena scaduto e cosa hanno finito gli altri.';
export const count = ({ count }: { count: number }) => plural(count, { one: 'notifica', other: 'notifiche' });
export const introduction =
  'I tuoi alimenti che scadono entro cinque giorni, e quelli scaduti negli ultimi quindici.';
export const reminderSettings = 'Quando te lo ricordiamo';
export const loading = 'Caricamento delle notifiche…';
export const loadFailed = 'Impossibile caricare le notifiche';
export const allQuiet = 'Tutto tranquillo';
export const allQuietHint =
  'Di tuo non scade niente nei prossimi cinque giorni, e niente è scaduto negli ultimi quindici.';
export const addFood = 'Aggiungi alimenti';

const takings: Record<TakenKind, (words: { by: string; title: string }) => string> = {
  'item-eaten': ({ by, title }) => `${by} ha mangiato qualcosa di tuo: ${title}`,
  'item-wasted': ({ by, title }) => `${by} ha buttato qualcosa di tuo: ${title}`,
  'item-given-away': ({ by, title }) => `${by} ha regalato qualcosa di tuo: ${title}`,
  'item-removed': ({ by, title }) => `${by} ha tolto qualcosa di tuo: ${title}`,
};
export const taken = ({ kind, by, title, free }: Pick<Taken, 'kind' | 'by' | 'free'> & { title: string }) =>
  free ? `${by} ha preso qualcosa di tuo: ${title}` : takings[kind]({ by, title });
const daysAgo = (days: number) => plural(days, { one: 'ieri', other: `${days} giorni fa` });
/** In which kitchen, and when. */
export const takenWhere = ({ kitchen, days }: { kitchen: string; days: number }) =>
  `${kitchen} · ${days === 0 ? 'oggi' : daysAgo(days)}`;
/** The whole in one sentence. */
export const takenMessage = ({ title, days, ...what }: Taken & { title: string; days: number }) =>
  `${taken({ ...what, title })}, ${what.kitchen}, ${days === 0 ? 'oggi' : daysAgo(days)}.`;
export const fromPeople = 'Dagli altri';
/** Above the food that is in the public fridge, where there is also food in a kitchen. */
export const inFridge = 'Nel frigo aperto';
export const inKitchens = 'Nelle tue cucine';
