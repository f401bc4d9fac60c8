import type { ChangeableField } from '@crisper/domain/items/food-fields.ts';
import type { HistoryKind } from '@crisper/domain/items/item-event.ts';

export const pageDescription = 'One thing in the kitchen, and what happened to it.';
export const loading = 'Loading the food…';
export const loadFailed = 'Failed to load the food';
export const missing = 'This is not in the kitchen';
export const missingText = 'It may be in another kitchen, or the link is not complete.';

export const goToKitchen = 'Go to the kitchen';

export const everybodys = 'everybody’s';
export const addedBy = ({ name, day }: { name: string; day: string }) => `Put in by ${name}, ${day}`;
export const goodThrough = 'Good through';
export const cost = ({ price }: { price: string }) => `cost ${price}`;
export const noDate = 'No date: it keeps';
export const noDateYet = 'No date yet';

export const belongsTo = 'Belongs to …';
export const whose = 'Whose is it?';
export const everybody = 'Everybody';
export const you = 'You';
export const change = 'Change';

export const changeHeading = 'Change what it is';
export const save = 'Save';
export const discardHeading = 'Discard your changes?';
export const discardHint = 'What you changed here has not been saved.';
export const discard = 'Discard';
export const keepEditing = 'Keep editing';

export const note = 'My note';
export const noteIsPrivate = 'Only you see it';
export const noteHint = 'For Sunday’s pancakes';
export const saveNote = 'Save note';
export const removeNote = 'Remove note';
export const noteSaved = 'Note saved';
export const noteRemoved = 'Note removed';

export const history = 'What happened';
export const undoEvent = <T>({ what, unseen }: { what: string; unseen: (words: string) => T }) => [
  'Undo',
  unseen(` (${what})`),
];

interface Who {
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
  /** The program by which they did it, as they called it. */
  program: string | null;
}
const person = ({ name, isSelf }: Who) => (isSelf ? 'You' : (name ?? 'Somebody'));
const subject = (who: Who) => (who.program === null ? person(who) : `${person(who)}, by ${who.program},`);

const sentences: Record<Exclude<HistoryKind, 'item-given' | 'item-moved'>, (who: Who) => string> = {
  'item-added': (who) => `${subject(who)} put it in`,
  'item-imported': (who) => `${subject(who)} brought it along from elsewhere`,
  'item-unimported': (who) => `${subject(who)} took it out again, with all that came with it`,
  'item-updated': (who) => `${subject(who)} changed it`,
  'item-eaten': (who) => `${subject(who)} ate it`,
  'item-wasted': (who) => `${subject(who)} threw it away`,
  'item-given-away': (who) => `${subject(who)} gave it away`,
  'item-used': (who) => `${subject(who)} ate some of it`,
  'item-opened': (who) => `${subject(who)} opened it`,
  'item-frozen': (who) => `${subject(who)} froze it`,
  'item-thawed': (who) => `${subject(who)} thawed it`,
  'item-placed': (who) => `${subject(who)} put it somewhere else`,
  'item-split': (who) => `${subject(who)} took a part of it`,
  'item-removed': (who) => `${subject(who)} took it out`,
  'item-brought-back': (who) => `${subject(who)} brought it back`,
  undone: (who) => `${subject(who)} took that back`,
};
/** The same, where it was done for a dish. The amount is what went into it. */
interface Dish {
  who: Who;
  dish: string;
  amount: string | null;
}
const cookedSentences: Partial<Record<HistoryKind, (cooked: Dish) => string>> = {
  'item-added': ({ who, dish }) => `${subject(who)} put it in, left from ${dish}`,
  'item-eaten': ({ who, dish }) => `${subject(who)} used it up for ${dish}`,
  'item-used': ({ who, dish, amount }) => `${subject(who)} used ${amount ?? 'some of it'} for ${dish}`,
};
export const cookedFor = ({ kind, ...dish }: Dish & { kind: HistoryKind }) => cookedSentences[kind]?.(dish);
export const happened = ({ kind, who }: { kind: keyof typeof sentences; who: Who }) => sentences[kind](who);
/** Whose it is now; null is everybody's. */
export const given = ({ who, to }: { who: Who; to: string | null }) =>
  to === null ? `${subject(who)} said it is everybody’s` : `${subject(who)} said it is ${to}’s`;
export const movedIn = ({ who }: { who: Who }) => `${subject(who)} moved it here from the public fridge`;
export const movedOut = ({ who }: { who: Who }) => `${subject(who)} moved it to the public fridge`;

const labels: Record<ChangeableField, string> = {
  title: 'Title',
  category: 'Category',
  quantity: 'Quantity',
  amount: 'Left',
  place: 'Place',
  price: 'Price',
  expiryDate: 'Good through',
  description: 'Description',
  image: 'Picture',
  belongsTo: 'Belongs to',
};
export const changed = ({
  field,
  before,
  after,
}: {
  field: ChangeableField;
  before: string;
  after: string;
}) => `${labels[field]}: ${before}, now ${after}`;
/** Where the values are too long, or cannot be put into words. */
export const changedAtAll = ({ field }: { field: ChangeableField }) => `${labels[field]} changed`;
export const nothing = 'none';
