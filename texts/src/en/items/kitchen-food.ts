import type { Due } from '@crisper/domain/items/due.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
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

export const search = 'Search the food';
export const searchThings = ({ count }: { count: number }) =>
  plural(count, { one: 'Search 1 thing', other: `Search ${count} things` });
export const nothingFound = ({ search }: { search: string }) => `Nothing in here is called “${search}”.`;
export const chooseSeveral = 'Choose several';
export const endChoosing = 'Stop choosing';
export const withChosen = 'With what is chosen';
export const chosen = ({ count }: { count: number }) => `${count} chosen`;

export const yours = 'yours';
export const theirs = ({ name }: { name: string }) => `${name}’s`;

const pastDates: Record<DateKind, (day: string) => string> = {
  'use-by': (day) => `use by ${day}: do not eat`,
  'best-before': (day) => `best before ${day}: look, smell, taste`,
  estimate: (day) => `good through ${day}: look, smell, taste`,
};
/** When its day has passed. */
export const pastDate = ({ meaning, day }: { meaning: DateKind; day: string }) => pastDates[meaning](day);
export const doNotEat = 'Do not eat';
export const useBy = 'use by';
export const openedOn = ({ day }: { day: string }) => `opened ${day}`;
export const frozenOn = ({ day }: { day: string }) => `frozen ${day}`;
/** What was done with it has not reached the server. */
export const toSend = 'to send';
export const thawedOn = ({ day }: { day: string }) => `thawed ${day}`;

export const eaten = ({ title }: { title: string }) => `Eaten: ${title}`;
export const thrownAway = ({ title }: { title: string }) => `Thrown away: ${title}`;
export const more = ({ title }: { title: string }) => `More about ${title}`;
export const outcome = { eaten: 'Eaten', wasted: 'Thrown away', 'given-away': 'Given away' };
export const itIsTheirs = ({ name }: { name: string }) => `It is ${name}’s. They are told.`;
export const someAreTheirs = 'Some of it is other people’s. They are told.';
export const leaveIt = 'Leave it';

export const undo = 'Undo';
