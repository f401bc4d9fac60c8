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
  'do-not-eat': 'nicht mehr essen',
  'look-smell-taste': 'schauen, riechen, probieren',
};

function aboutDay(daysLeft: number): string {
  if (daysLeft === 0) return 'etwa heute';
  if (daysLeft === 1) return 'etwa morgen';
  if (daysLeft > 1) return `in etwa ${daysLeft.toLocaleString(locale)} Tagen`;
  return `${daysLeft === -1 ? 'etwa gestern' : `vor etwa ${(-daysLeft).toLocaleString(locale)} Tagen`}, geschätzt`;
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
  if (daysLeft > 0) return `${sentence(day)} ist der letzte Tag.`;
  if (daysLeft === 0) return `${sentence(day)}${isEstimated ? ' ist der letzte Tag' : ''}. Zuerst essen.`;
  if (advice) return `${sentence(day)}. ${sentence(advices[advice])}.`;
  return `${sentence(day)}.${daysLeft === -1 ? ' Vor dem Essen prüfen.' : ''}`;
}

export const heading = 'Mitteilungen';
export const pageDescription =
  'Was bald abläuft, was gerade abgelaufen ist und was andere aufgegessen haben.';
export const count = ({ count }: { count: number }) =>
  plural(count, { one: 'Mitteilung', other: 'Mitteilungen' });
export const introduction =
  'Was bei dir in den nächsten fünf Tagen abläuft und was in den letzten fünfzehn abgelaufen ist.';
export const reminderSettings = 'Wann du erinnert wirst';
export const loading = 'Mitteilungen werden geladen …';
export const loadFailed = 'Die Mitteilungen ließen sich nicht laden';
export const allQuiet = 'Alles ruhig';
export const allQuietHint =
  'In den nächsten fünf Tagen läuft bei dir nichts ab, und in den letzten fünfzehn ist nichts abgelaufen.';
export const addFood = 'Lebensmittel hinzufügen';

const takings: Record<TakenKind, (words: { by: string; title: string }) => string> = {
  'item-eaten': ({ by, title }) => `${by} hat deins gegessen: ${title}`,
  'item-wasted': ({ by, title }) => `${by} hat deins weggeworfen: ${title}`,
  'item-given-away': ({ by, title }) => `${by} hat deins verschenkt: ${title}`,
  'item-removed': ({ by, title }) => `${by} hat deins herausgenommen: ${title}`,
};
export const taken = ({ kind, by, title, free }: Pick<Taken, 'kind' | 'by' | 'free'> & { title: string }) =>
  free ? `${by} hat deins genommen: ${title}` : takings[kind]({ by, title });
const daysAgo = (days: number) => plural(days, { one: 'gestern', other: `vor ${days} Tagen` });
/** In which kitchen, and when. */
export const takenWhere = ({ kitchen, days }: { kitchen: string; days: number }) =>
  `${kitchen} · ${days === 0 ? 'heute' : daysAgo(days)}`;
/** The whole in one sentence. */
export const takenMessage = ({ title, days, ...what }: Taken & { title: string; days: number }) =>
  `${taken({ ...what, title })} (${what.kitchen}, ${days === 0 ? 'heute' : daysAgo(days)}).`;
export const fromPeople = 'Von deinen Leuten';
/** Above the food that is in the public fridge, where there is also food in a kitchen. */
export const inFridge = 'Im offenen Kühlschrank';
export const inKitchens = 'In deinen Küchen';
