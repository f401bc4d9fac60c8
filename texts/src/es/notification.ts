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
  'do-not-eat': 'no comer',
  'look-smell-taste': 'mira, huele, prueba',
};

function aboutDay(daysLeft: number): string {
  if (daysLeft === 0) return 'hoy, más o menos';
  if (daysLeft === 1) return 'mañana, más o menos';
  if (daysLeft > 1) return `en unos ${daysLeft.toLocaleString(locale)} días`;
  return daysLeft === -1
    ? 'ayer, más o menos, estimado'
    : `hace unos ${(-daysLeft).toLocaleString(locale)} días, estimado`;
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
  if (daysLeft > 0) return `Último día: ${day}.`;
  if (daysLeft === 0) return `${sentence(day)}. Comer primero.`;
  if (advice) return `${sentence(day)}. ${sentence(advices[advice])}.`;
  return `${sentence(day)}.${daysLeft === -1 ? ' Comprueba antes de comer.' : ''}`;
}

export const heading = 'Notificaciones';
export const pageDescription = 'Lo que caduca pronto, lo que acaba de caducar y lo que otros han acabado.';
export const count = ({ count }: { count: number }) =>
  plural(count, { one: 'notificación', other: 'notificaciones' });
export const introduction =
  'Tus alimentos que caducan en cinco días y los que caducaron en los últimos quince.';
export const reminderSettings = 'Cuándo te lo recordamos';
export const loading = 'Cargando notificaciones…';
export const loadFailed = 'No se pudieron cargar las notificaciones';
export const allQuiet = 'Todo en calma';
export const allQuietHint =
  'No te caduca nada en los próximos cinco días, y nada ha caducado en los últimos quince.';
export const addFood = 'Añadir comida';

const takings: Record<TakenKind, (words: { by: string; title: string }) => string> = {
  'item-eaten': ({ by, title }) => `${by} se ha comido: ${title} (tuyo)`,
  'item-wasted': ({ by, title }) => `${by} ha tirado: ${title} (tuyo)`,
  'item-given-away': ({ by, title }) => `${by} ha regalado: ${title} (tuyo)`,
  'item-removed': ({ by, title }) => `${by} ha quitado: ${title} (tuyo)`,
};
export const taken = ({ kind, by, title, free }: Pick<Taken, 'kind' | 'by' | 'free'> & { title: string }) =>
  free ? `${by} se ha llevado: ${title} (tuyo)` : takings[kind]({ by, title });
const daysAgo = (days: number) => plural(days, { one: 'ayer', other: `hace ${days} días` });
/** In which kitchen, and when. */
export const takenWhere = ({ kitchen, days }: { kitchen: string; days: number }) =>
  `${kitchen} · ${days === 0 ? 'hoy' : daysAgo(days)}`;
/** The whole in one sentence. */
export const takenMessage = ({ title, days, ...what }: Taken & { title: string; days: number }) =>
  `${taken({ ...what, title })}, ${what.kitchen}, ${days === 0 ? 'hoy' : daysAgo(days)}.`;
export const fromPeople = 'De tu gente';
/** Above the food that is in the public fridge, where there is also food in a kitchen. */
export const inFridge = 'En la nevera abierta';
export const inKitchens = 'En tus cocinas';
