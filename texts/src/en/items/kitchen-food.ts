import type { Due } from '@crisper/domain/items/due.ts';
import { plural } from '#en/plural.ts';

export const dueHeading: Record<Due, string> = {
  past: 'Past its date',
  today: 'Today is the last day',
  tomorrow: 'Tomorrow',
  'this-week': 'This week',
  later: 'Everything else',
};
export const dueCount = ({ count }: { count: number }) =>
  plural(count, { one: '1 thing', other: `${count} things` });
export const heading = 'Eat first';

export const loading = 'Loading the food…';
export const loadFailed = 'Failed to load the food';

export const whose = 'Whose food';
export const everything = 'Everything';
export const mine = 'Mine';
export const everybodys = 'Everybody’s';
export const nothingMine = 'Nothing in here belongs to you alone.';
export const nothingEverybodys = 'Nothing in here is everybody’s.';

export const yours = 'yours';
export const theirs = ({ name }: { name: string }) => `${name}’s`;

export const addTitle = 'What is new in the kitchen?';
export const addPlaceholder = 'Put something in: milk, eggs …';
export const add = 'Add';
export const goodThrough = 'Good through';

export const eaten = ({ title }: { title: string }) => `Eaten: ${title}`;
export const thrownAway = ({ title }: { title: string }) => `Thrown away: ${title}`;
export const more = ({ title }: { title: string }) => `More about ${title}`;
export const outcome = { eaten: 'Eaten', wasted: 'Thrown away', 'given-away': 'Given away' };
export const itIsTheirs = ({ name }: { name: string }) => `It is ${name}’s. They are told.`;
export const leaveIt = 'Leave it';

export const undo = 'Undo';
