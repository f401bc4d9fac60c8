import type { Due } from '@crisper/domain/items/due.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import { plural } from '#en/plural.ts';

/** Unsafe: must not be eaten any more. Unknown: nobody knows through when it is good. */
export const dueHeading: Record<Due | 'unsafe' | 'unknown', string> = {
  unsafe: 'Do not eat',
  past: 'Look, smell, taste',
  today: 'Today is the last day',
  tomorrow: 'Tomorrow',
  'this-week': 'This week',
  later: 'Everything else',
  unknown: 'No date yet',
};
/** At the end of what is to be eaten first: what nobody knows the date of. */
export const withoutDate = ({ count }: { count: number }) => `${count} without a date`;
export const dueCount = ({ count }: { count: number }) =>
  plural(count, { one: '1 thing', other: `${count} things` });
/** Beside the list on a desk, while no row is chosen. */
export const mattersToday = 'What matters today';
export const openPage = ({ title }: { title: string }) => `Open the page of ${title}`;
export const closeItem = ({ title }: { title: string }) => `Close ${title}`;
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

interface PastDay {
  meaning: DateKind;
  /** Nobody said the day. */
  isEstimated: boolean;
  day: string;
}
/** When its day has passed. */
export function pastDate({ meaning, isEstimated, day }: PastDay): string {
  const advice = meaning === 'use-by' ? 'do not eat' : 'look, smell, taste';
  if (isEstimated) return `about ${day}, guessed: ${advice}`;
  return `${meaning === 'use-by' ? 'use by' : 'best before'} ${day}: ${advice}`;
}
/** A day that nobody said. */
export const about = ({ day }: { day: string }) => `about ${day}`;
export const noDateYet = 'no date yet: good until?';
/** Read before the answers. */
export const goodUntil = ({ title }: { title: string }) => `When is ${title} good until?`;
export const answers = { twoDays: '2 days', aWeek: 'a week', aMonth: 'a month', none: 'no date' };
export const useBy = 'use by';
export const openedOn = ({ day }: { day: string }) => `opened ${day}`;
export const frozenOn = ({ day }: { day: string }) => `frozen ${day}`;
/** Where nobody said on which day. */
export const frozen = 'frozen';
/** What was done with it has not reached the server. */
export const toSend = 'to send';
export const thawedOn = ({ day }: { day: string }) => `thawed ${day}`;

export const eaten = ({ title }: { title: string }) => `Eaten: ${title}`;
export const throwAway = ({ title }: { title: string }) => `Throw away: ${title}`;
export const more = ({ title }: { title: string }) => `More about ${title}`;
export const outcome = { eaten: 'Eaten', wasted: 'Thrown away', 'given-away': 'Given away' };
export const itIsTheirs = ({ name }: { name: string }) => `It is ${name}’s. They are told.`;
export const someAreTheirs = 'Some of it is other people’s. They are told.';
export const leaveIt = 'Leave it';

export const undo = 'Undo';
