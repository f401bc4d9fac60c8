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
  'do-not-eat': 'do not eat',
  'look-smell-taste': 'look, smell, taste',
};

function aboutDay(daysLeft: number): string {
  if (daysLeft === 0) return 'about today';
  if (daysLeft === 1) return 'about tomorrow';
  if (daysLeft > 1) return `in about ${daysLeft.toLocaleString(locale)} days`;
  return `about ${daysLeft === -1 ? 'yesterday' : `${(-daysLeft).toLocaleString(locale)} days ago`}, guessed`;
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
  if (daysLeft > 0) return `The last day is ${day}.`;
  if (daysLeft === 0) return `${sentence(day)}. Eat this first.`;
  if (advice) return `${sentence(day)}. ${sentence(advices[advice])}.`;
  return `${sentence(day)}.${daysLeft === -1 ? ' Check before eating.' : ''}`;
}

export const heading = 'Notifications';
export const pageDescription = 'What expires soon, what just did, and what others finished.';
export const count = ({ count }: { count: number }) =>
  plural(count, { one: 'notification', other: 'notifications' });
export const introduction = 'Your food that expires within five days, and what expired in the last fifteen.';
export const reminderSettings = 'When you are reminded';
export const loading = 'Loading notifications...';
export const loadFailed = 'Failed to load notifications';
export const allQuiet = 'All quiet';
export const allQuietHint =
  'Nothing of yours expires in the next five days, and nothing expired in the last fifteen.';
export const addFood = 'Add food';

const takings: Record<TakenKind, (words: { by: string; title: string }) => string> = {
  'item-eaten': ({ by, title }) => `${by} ate your ${title}`,
  'item-wasted': ({ by, title }) => `${by} threw away your ${title}`,
  'item-given-away': ({ by, title }) => `${by} gave away your ${title}`,
  'item-removed': ({ by, title }) => `${by} took out your ${title}`,
};
export const taken = ({ kind, by, title, free }: Pick<Taken, 'kind' | 'by' | 'free'> & { title: string }) =>
  free ? `${by} took your ${title}` : takings[kind]({ by, title });
const daysAgo = (days: number) => plural(days, { one: 'yesterday', other: `${days} days ago` });
/** In which kitchen, and when. */
export const takenWhere = ({ kitchen, days }: { kitchen: string; days: number }) =>
  `${kitchen} · ${days === 0 ? 'today' : daysAgo(days)}`;
/** The whole in one sentence. */
export const takenMessage = ({ title, days, ...what }: Taken & { title: string; days: number }) =>
  `${taken({ ...what, title })} in ${what.kitchen} ${days === 0 ? 'today' : daysAgo(days)}.`;
export const fromPeople = 'From your people';
/** Above the food that is in the public fridge, where there is also food in a kitchen. */
export const inFridge = 'In the public fridge';
export const inKitchens = 'In your kitchens';
