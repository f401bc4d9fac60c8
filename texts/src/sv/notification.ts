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
  'do-not-eat': 'ät inte',
  'look-smell-taste': 'titta, lukta, smaka',
};

function aboutDay(daysLeft: number): string {
  if (daysLeft === 0) return 'ungefär i dag';
  if (daysLeft === 1) return 'ungefär i morgon';
  if (daysLeft > 1) return `om ungefär ${daysLeft.toLocaleString(locale)} dagar`;
  return `${daysLeft === -1 ? 'ungefär i går' : `för ungefär ${(-daysLeft).toLocaleString(locale)} dagar sedan`}, uppskattat`;
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
  if (daysLeft > 0) return `${sentence(day)} är sista dagen.`;
  if (daysLeft === 0) return `${isEstimated ? 'Sista dagen är ungefär i dag' : sentence(day)}. Ät först.`;
  if (advice) return `${sentence(day)}. ${sentence(advices[advice])}.`;
  return `${sentence(day)}.${daysLeft === -1 ? ' Kolla innan du äter.' : ''}`;
}

export const heading = 'Notiser';
export const pageDescription = 'Vad som snart går ut, vad som nyss gick ut och vad andra har ätit upp.';
export const count = ({ count }: { count: number }) => plural(count, { one: 'notis', other: 'notiser' });
export const introduction = 'Din mat som går ut inom fem dagar, och det som gått ut de senaste femton.';
export const reminderSettings = 'När du blir påmind';
export const loading = 'Laddar notiser …';
export const loadFailed = 'Notiserna kunde inte laddas';
export const allQuiet = 'Allt är lugnt';
export const allQuietHint =
  'Inget av ditt går ut de närmaste fem dagarna, och inget har gått ut de senaste femton.';
export const addFood = 'Lägg in mat';

const takings: Record<TakenKind, (words: { by: string; title: string }) => string> = {
  'item-eaten': ({ by, title }) => `${by} åt upp något av ditt: ${title}`,
  'item-wasted': ({ by, title }) => `${by} slängde något av ditt: ${title}`,
  'item-given-away': ({ by, title }) => `${by} skänkte bort något av ditt: ${title}`,
  'item-removed': ({ by, title }) => `${by} tog ut något av ditt: ${title}`,
};
export const taken = ({ kind, by, title, free }: Pick<Taken, 'kind' | 'by' | 'free'> & { title: string }) =>
  free ? `${by} tog något av ditt: ${title}` : takings[kind]({ by, title });
const daysAgo = (days: number) => plural(days, { one: 'i går', other: `för ${days} dagar sedan` });
/** In which kitchen, and when. */
export const takenWhere = ({ kitchen, days }: { kitchen: string; days: number }) =>
  `${kitchen} · ${days === 0 ? 'i dag' : daysAgo(days)}`;
/** The whole in one sentence. */
export const takenMessage = ({ title, days, ...what }: Taken & { title: string; days: number }) =>
  `${taken({ ...what, title })} (${what.kitchen}, ${days === 0 ? 'i dag' : daysAgo(days)}).`;
export const fromPeople = 'Från de andra';
/** Above the food that is in the public fridge, where there is also food in a kitchen. */
export const inFridge = 'I det öppna kylskåpet';
export const inKitchens = 'I dina kök';
