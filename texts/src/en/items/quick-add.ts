import type { BeginningKind, Certainty } from '@crisper/domain/line/line-food.ts';
import { plural } from '#en/plural.ts';

export const pageDescription = 'Put everything new into the kitchen with one line.';
export const heading = 'Add food';
export const goesInto = ({ kitchen }: { kitchen: string }) => `to ${kitchen}`;
export const close = ({ kitchen }: { kitchen: string }) => `Back to ${kitchen}`;

export const line = 'What is new in the kitchen?';
export const placeholder = 'milk thu, 6 eggs, chicken 500g';
/** For those who do not see the rows appear. */
export const hint =
  'One food, or several with commas or lines between them. Enter takes them into the list, and on an empty line puts all of them in.';
export const clear = 'Empty the line';
export const barcode = 'Barcode';
export const receipt = 'Receipt';
export const photo = 'Photo';

export const understood = ({ count, last }: { count: number; last: string }) =>
  plural(count, {
    one: `1 food in the list: ${last}`,
    other: `${count} foods in the list, the last is ${last}`,
  });
export const tooMany = ({ most }: { most: number }) =>
  `Only ${most} foods fit at once. The rest stays in the line until these are put in.`;
/** Lines of a list that are no food, such as the sum of a bill. */
export const skipped = ({ lines }: { lines: string[] }) =>
  `Left out, because it is no food: ${lines.join(' · ')}`;
export const noFood = 'We found no food in that line.';
export const dashed =
  'Dashed is guessed, amber is what we do not know. Tap to change it; nothing is saved before Done.';
export const allFields = 'All fields';
export const done = ({ count }: { count: number }) =>
  count === 0 ? 'Done' : plural(count, { one: 'Done · 1 food', other: `Done · ${count} foods` });

export const again = 'Again';
export const putIn = 'Put in:';

export const part = {
  title: 'Name',
  date: 'Good through',
  amount: 'Amount',
  place: 'Place',
  category: 'Category',
  price: 'Price',
  belongsTo: 'Belongs to',
  opened: 'Opened',
  began: 'Keeps from',
};
/** The day from which on it keeps, and what was said of it. */
export const began: Record<BeginningKind, (words: { day: string }) => string> = {
  made: ({ day }) => `made ${day}`,
  bought: ({ day }) => `bought ${day}`,
  frozen: ({ day }) => `frozen ${day}`,
  since: ({ day }) => `from ${day}`,
};
/** Read after what is not certain. */
export const certainty: Record<Exclude<Certainty, 'said'>, string> = {
  guessed: ', guessed',
  doubtful: ', not certain',
};
export const choices = ({ part, title }: { part: string; title: string }) => `${part} of ${title}`;
export const remove = ({ title }: { title: string }) => `Remove ${title}`;
export const otherDay = 'Another day';
export const readOffPack = 'Read it off the pack';
export const noDate = 'No date';
export const noDateYet = 'no date yet';
export const keeps = 'it keeps';
export const whenGood = 'No date yet: when is it good until?';
export const notOpened = 'Not opened';
export const fromToday = 'From today';
