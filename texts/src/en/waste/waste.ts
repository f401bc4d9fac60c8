import type { Outcome } from '@crisper/domain/items/keeping/toll.ts';
import { plural } from '#en/plural.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Waste of ${kitchen}`;
export const pageDescription = 'What became of the food of the kitchen, month by month.';
export const loading = 'Loading what became of the food…';
export const loadFailed = 'Failed to load what became of the food';
export const monthBefore = 'The month before';
export const monthAfter = 'The month after';

export const less = ({ by, month }: { by: string; month: string }) =>
  `thrown away, ${by} less than in ${month}`;
export const more = ({ by, month }: { by: string; month: string }) =>
  `thrown away, ${by} more than in ${month}`;
export const same = ({ month }: { month: string }) => `thrown away, as much as in ${month}`;
export const outcomes: Record<Outcome, string> = {
  eaten: 'eaten',
  wasted: 'thrown away',
  'given-away': 'given away',
};
export const ofFood = 'of food';
/** Our typefaces have no lowered 2. */
export const co2e = <T>(lowered: (text: string) => T): (T | string)[] => ['CO', lowered('2'), 'e'];
export const weeks = ({ count }: { count: number }) => plural(count, { one: 'week', other: 'weeks' });
export const withoutWaste = 'without waste';
export const guesses = ({ share }: { share: string }) =>
  `${share} of the weight and of the CO2e is a guess: pieces and packs are counted by what is usual.`;
export const unpriced = ({ number }: { number: string }) =>
  `Without a price: ${number}. They cost nothing here.`;

export const twelveMonths = 'Twelve months';
export const asTable = 'As a table';
export const asBars = 'As bars';
export const month = 'Month';
export const monthFigure = ({ month, figure }: { month: string; figure: string }) => `${month}: ${figure}`;
export const most = 'What we throw away most';
export const times = ({ count }: { count: number }) =>
  plural(count, { one: 'once in three months', other: `${count} times in three months` });
export const advice = 'Buy less of it at once, or freeze a part on the first evening.';
export const byCategory = 'By category';
export const empty = 'Nothing to tell yet';
export const emptyText = 'Say what was eaten, thrown away or given away, and this page adds it up.';
export const goToKitchen = 'Go to the kitchen';

export const thisMonth = 'This month';
export const wholePage = 'What became of our food';
