import type { LeftOutReason } from '@crisper/domain/bring/brought.ts';
import type { ImportSource } from '@crisper/domain/imports/source.ts';
import type { LEFT_BEHIND } from '@crisper/domain/imports/source-food.ts';
import type { Advice } from '@crisper/domain/items/keeping/date-meaning.ts';
import { plural } from '#en/plural.ts';

type Counted = { count: number };

export const heading = 'Bring your food along';
export const pageDescription = 'Take over what you have in a spreadsheet, a list or another program.';
export const intro = 'From a spreadsheet, a list, Grocy, EverShelf, Homebox, Tandoor or another Crisper.';
export const goesInto = ({ kitchen }: { kitchen: string }) => `to ${kitchen}`;

export const chooseFile = 'Choose a file';
export const dropHere = 'or drop it anywhere on this page';
export const paste = 'Or paste a list, or cells of a spreadsheet';
export const pasteExample = '2 milk 20.11.\n500 g minced beef, use by Friday\nbutter';
export const read = 'Read it';
export const reading = 'Reading…';
export const nothingInYet = 'Nothing is in yet. You see everything before it is put in.';
export const staysHere =
  'Spreadsheets, lists and JSON are read on this device. A database is read by your server, which keeps nothing of it.';
export const howTo = 'Where to find the file';

const things = (count: number) => plural(count, { one: '1 thing', other: `${count} things` });
const places = (count: number) => plural(count, { one: '1 place', other: `${count} places` });

const KINDS: Record<ImportSource, string> = {
  grocy: 'A Grocy kitchen',
  evershelf: 'A pantry of EverShelf',
  homebox: 'A home of Homebox',
  tandoor: 'The inventory of Tandoor',
  kitchenowl: 'Names that KitchenOwl knows',
  mealie: 'A list of Mealie',
  crisper: 'A kitchen of Crisper',
  spreadsheet: 'A spreadsheet',
  text: 'A list',
};

interface Seen {
  source: ImportSource;
  count: number;
  places: number;
}

/** What was understood, before anything else. */
export const seen = ({ source, count, places: inPlaces }: Seen) =>
  inPlaces > 0
    ? `${KINDS[source]}: ${things(count)} in ${places(inPlaces)}`
    : `${KINDS[source]}: ${things(count)}`;

const BEHIND: Record<(typeof LEFT_BEHIND)[number], (count: number) => string> = {
  recipes: (count) => `recipes (${count})`,
  'shopping-lists': (count) => `shopping lists (${count})`,
  pictures: (count) => `pictures (${count})`,
  'own-fields': (count) => `fields of your own (${count})`,
  'empty-rows': (count) => `empty rows (${count})`,
};
export const readHere = 'read on this device, not sent anywhere';
export const readByServer = 'read by your server, which kept nothing of it';
export const comparedLater =
  'The server cannot be reached now. What has come before is left out when you put it in.';

/** What does not come along. */
export const staysBehind = ({ list }: { list: string }) => `What stays there: ${list}.`;
export const leftBehind = ({ what, count }: { what: keyof typeof BEHIND; count: number }) =>
  BEHIND[what](count);
export const recipesElsewhere = 'Recipes are brought along under Cook, from files that it names there.';

export const groups = 'What was found';
/** Each below its figure. */
export const clear = 'clear';
export const toLookAt = 'to look at';
export const leftOut = 'left out';
export const nothingClear = 'Nothing is without a question.';
export const nothingToLookAt = 'There is nothing to ask about.';
export const nothingLeftOut = 'Nothing is left out.';
export const showMore = ({ count }: Counted) => `Show ${count} more`;
export const putInAllTheSame = 'Put in all the same';
export const putInAllTheSameWhich = ({ title }: { title: string }) => `Put in all the same: ${title}`;
export const sayDay = 'Say the day';
export const sayDayOf = ({ title }: { title: string }) => `Say the day: ${title}`;
export const putInThis = ({ title }: { title: string }) => `Put in ${title}`;
export const inRow = ({ at }: { at: number }) => `row ${at}`;
export const noDate = 'no date';
export const keeps = 'keeps';
export const about = ({ day }: { day: string }) => `about ${day}`;
export const inTheFile = ({ day }: { day: string }) => `in the file: ${day}`;
export const advice: Record<Advice, string> = {
  'do-not-eat': 'do not eat',
  'look-smell-taste': 'look, smell, taste',
};

export const reason: Record<LeftOutReason, string> = {
  unticked: 'left out by you',
  'use-by-passed': 'the day to use it by has passed: do not eat',
  'already-here': 'already here',
  'not-food': 'not food',
  'not-marked-as-food': 'no tag says that it is food',
  'only-a-name': 'a name; nothing says that you have it',
  'used-up': 'used up',
  total: 'a sum',
  heading: 'a heading',
  'error-value': 'the spreadsheet shows an error there',
  'no-name': 'it has no name',
};

export const put = ({ count }: Counted) => `Put ${count} in`;
export const putting = ({ count }: Counted) =>
  plural(count, { one: 'Putting 1 thing in…', other: `Putting ${count} things in…` });
export const nothingIsIn = 'Nothing is in yet.';
export const another = 'Another file';
export const tooMany = ({ most }: { most: number }) => `A kitchen has room for ${most} things.`;
export const isIn = ({ count }: Counted) =>
  plural(count, { one: '1 thing is in', other: `${count} things are in` });
export const wasThere = ({ count }: Counted) =>
  plural(count, { one: '1 had come before.', other: `${count} had come before.` });
export const toKitchen = 'Look at the food';
export const undoHint = 'For seven days you can take it back, here and in the settings of the kitchen.';
