import type { TakenKind } from '@crisper/domain/items/item-event.ts';
import type { Taken } from '@crisper/domain/notifications/notification.ts';
import { plural } from './plural.ts';

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
