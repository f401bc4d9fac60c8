import type { Shelf } from '@crisper/domain/shopping/shelf.ts';
import { plural } from '#en/plural.ts';

type Titled = { title: string };

/** Of the first list, until it is given another name. */
export const firstList = 'Shopping';
export const pageTitle = ({ list, kitchen }: { list: string; kitchen: string }) => `${list} · ${kitchen}`;
export const pageDescription = 'What the people of the kitchen want to get.';
export const loading = 'Loading the list…';
export const loadFailed = 'Failed to load the list';

export const line = 'What is missing?';
export const placeholder = 'milk, 6 eggs, flour 1 kg';
export const lineHint = 'Press Enter to put it on the list. Several things are parted by commas.';
export const add = 'Add';
export const added = ({ count, last }: { count: number; last: string }) =>
  plural(count, { one: `${last} is on the list.`, other: `${count} things are on the list.` });
export const full = ({ most }: { most: number }) => `A list can have at most ${most} things.`;
export const nothingRead = 'There is nothing to get in this line.';

/** The parts of a shop. */
export const shelfName: Record<Shelf, string> = {
  produce: 'Vegetables, fruits',
  cold: 'Cold shelf',
  meat: 'Meat, fish',
  drinks: 'Drinks',
  snacks: 'Snacks',
  rest: 'Everything else',
};
/** What was got before this page was opened. */
export const gotBefore = 'Got';
export const wantedBy = ({ name }: { name: string }) => `for ${name}`;
/** Below what is to be got for a dish. */
export const forDish = ({ dish }: { dish: string }) => `for ${dish}`;

/**
 * How much of a row is whose: "6 yours, 6 from Ben". Of what everybody is to have, it is said for which dish, or else who
 * wrote it down.
 */
type Part = { amount: string; whose: 'you' | { for: string } | { from: string } };
const partText = ({ amount, whose }: Part) => {
  if (whose === 'you') return `${amount} yours`;
  return 'for' in whose ? `${amount} for ${whose.for}` : `${amount} from ${whose.from}`;
};
export const parts = (all: Part[]) => all.map(partText).join(', ');
/** Where all of it is one person's. */
export const addedUp = ({ amounts }: { amounts: string[] }) => `${amounts.join(' and ')}, added up`;
/** Read in place of the old amount, crossed out, and the new one. */
export const wasBefore = ({ was, now }: { was: string; now: string }) => `${now}, before ${was}`;
/** What was added up stands apart again. */
export const rowsAgain = ({ count }: { count: number }) =>
  count === 2 ? 'Two rows again' : `${count} rows again`;

export const more = ({ title }: Titled) => `More: ${title}`;
export const moreLabel = 'More';
export const got = 'Got';

/** Beside the food of the kitchen. */
export const toGet = ({ count }: { count: number }) => `${count} to get`;
export const wholeList = ({ count }: { count: number }) => `The whole list: ${count}`;

export const empty = 'Nothing to get';
export const emptyText = 'Write down what is missing. Everybody in the kitchen sees it at once.';
export const guestText = 'Nobody has written anything down.';

export const gotOf = ({ got: count, all }: { got: number; all: number }) => `${count} of ${all} got`;
/** Beside Put away. */
export const areGuessed = 'place and date are guessed';
export const removed = ({ title }: Titled) => `${title} taken off the list`;

/** The sheet of one thing. */
export const titleField = 'What';
export const titleMissing = 'Please write down what it is';
export const amountField = 'How much';
export const unitField = 'Unit';
export const amountInvalid = 'An amount is a number above 0';
export const forWhom = 'For';
export const everybody = 'Everybody';
export const you = 'You';
export const takeOff = 'Take off the list';
export const save = 'Save';
