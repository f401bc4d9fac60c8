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
  'do-not-eat': 'spis det ikke',
  'look-smell-taste': 'se, lugt, smag',
};

function aboutDay(daysLeft: number): string {
  if (daysLeft === 0) return 'cirka i dag';
  if (daysLeft === 1) return 'cirka i morgen';
  if (daysLeft > 1) return `om cirka ${daysLeft.toLocaleString(locale)} dage`;
  return `${daysLeft === -1 ? 'cirka i går' : `for cirka ${(-daysLeft).toLocaleString(locale)} dage siden`}, et skøn`;
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
  if (daysLeft > 0) return `Sidste dag er ${day}.`;
  if (daysLeft === 0) return `${sentence(day)}${isEstimated ? ' er sidste dag' : ''}. Spis det først.`;
  if (advice) return `${sentence(day)}. ${sentence(advices[advice])}.`;
  return `${sentence(day)}.${daysLeft === -1 ? ' Tjek, før du spiser det.' : ''}`;
}

export const heading = 'Beskeder';
export const pageDescription =
  'Hvad der snart udløber, hvad der lige er udløbet, og hvad andre har spist op.';
export const count = ({ count }: { count: number }) => plural(count, { one: 'besked', other: 'beskeder' });
export const introduction =
  'Din mad, der udløber inden for fem dage, og det, der er udløbet de sidste femten.';
export const reminderSettings = 'Hvornår du bliver mindet om det';
export const loading = 'Henter beskeder …';
export const loadFailed = 'Beskederne kunne ikke hentes';
export const allQuiet = 'Alt er roligt';
export const allQuietHint = 'Intet hos dig udløber de næste fem dage, og intet er udløbet de sidste femten.';
export const addFood = 'Tilføj mad';

const takings: Record<TakenKind, (words: { by: string; title: string }) => string> = {
  'item-eaten': ({ by, title }) => `${by} har spist din mad: ${title}`,
  'item-wasted': ({ by, title }) => `${by} har smidt din mad ud: ${title}`,
  'item-given-away': ({ by, title }) => `${by} har givet din mad væk: ${title}`,
  'item-removed': ({ by, title }) => `${by} har taget din mad ud: ${title}`,
};
export const taken = ({ kind, by, title, free }: Pick<Taken, 'kind' | 'by' | 'free'> & { title: string }) =>
  free ? `${by} har taget din mad: ${title}` : takings[kind]({ by, title });
const daysAgo = (days: number) => plural(days, { one: 'i går', other: `for ${days} dage siden` });
/** In which kitchen, and when. */
export const takenWhere = ({ kitchen, days }: { kitchen: string; days: number }) =>
  `${kitchen} · ${days === 0 ? 'i dag' : daysAgo(days)}`;
/** The whole in one sentence. */
export const takenMessage = ({ title, days, ...what }: Taken & { title: string; days: number }) =>
  `${taken({ ...what, title })} (${what.kitchen}, ${days === 0 ? 'i dag' : daysAgo(days)}).`;
export const fromPeople = 'Fra dine folk';
/** Above the food that is in the public fridge, where there is also food in a kitchen. */
export const inFridge = 'I det åbne køleskab';
export const inKitchens = 'I dine køkkener';
