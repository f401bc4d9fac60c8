import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';
import { plural } from '#en/plural.ts';

type Titled = { title: string };

/** What was just done, beside the button that takes it back. */
export const done = {
  eaten: ({ title }: Titled) => `${title} eaten`,
  wasted: ({ title }: Titled) => `${title} thrown away`,
  'given-away': ({ title }: Titled) => `${title} given away`,
  useItem: ({ title }: Titled) => `Some of ${title} eaten`,
  openItem: ({ title }: Titled) => `${title} opened`,
  freezeItem: ({ title }: Titled) => `${title} frozen`,
  thawItem: ({ title }: Titled) => `${title} thawed`,
  removeItem: ({ title }: Titled) => `${title} removed`,
  changeItem: ({ title }: Titled) => `Date of ${title} noted`,
};
export const cooked = ({ count }: { count: number }) =>
  count === 0
    ? 'Cooked. Nothing of what you have was used.'
    : plural(count, { one: 'Cooked. 1 food used.', other: `Cooked. ${count} foods used.` });
export const placeName: Record<PlaceKind, string> = {
  fridge: 'Fridge',
  freezer: 'Freezer',
  pantry: 'Pantry',
};
const places: Record<PlaceKind, string> = {
  fridge: 'the fridge',
  freezer: 'the freezer',
  pantry: 'the pantry',
};
/** The name is that of a place of the kitchen's own, else null. */
type Placed = { kind: PlaceKind; name: string | null };
const inWords = ({ kind, name }: Placed) => (name === null ? places[kind] : `“${name}”`);
export const moved = ({ title, place }: Titled & { place: Placed }) => `${title} is in ${inWords(place)} now`;
/** You: the person who reads it. */
export const given = ({ title, to }: Titled & { to: 'everybody' | 'you' | 'another' }) =>
  ({
    everybody: `${title} is everybody’s now`,
    you: `${title} is yours now`,
    another: `${title} is theirs now`,
  })[to];
export const offered = ({ title, free }: Titled & { free: boolean }) =>
  free ? `${title} is free to take` : `You keep ${title}`;
const becameOfMany = {
  eaten: 'eaten',
  wasted: 'thrown away',
  'given-away': 'given away',
  useItem: 'partly eaten',
  openItem: 'opened',
  freezeItem: 'frozen',
  thawItem: 'thawed',
  moveItem: 'moved',
  giveItem: 'given to somebody else',
  offerItem: 'offered',
  removeItem: 'removed',
  changeItem: 'changed',
};
export const doneWithMany = ({ what, count }: { what: keyof typeof becameOfMany; count: number }) =>
  plural(count, { one: `1 thing ${becameOfMany[what]}`, other: `${count} things ${becameOfMany[what]}` });
/** On the page for that. */
export const putIn = ({ title, count }: Titled & { count: number }) =>
  plural(count, { one: `${title} put in`, other: `${count} things put in` });
/** The act alone, on its button. */
export const label = {
  eaten: 'Eaten',
  wasted: 'Thrown away',
  /** Of what must not be eaten any more. */
  throwAway: 'Throw away',
  eatenAllTheSame: 'Eaten all the same',
  'given-away': 'Given away',
  useItem: 'Some left',
  openItem: 'Opened',
  freezeItem: 'Frozen',
  thawItem: 'Thawed',
  moveItem: 'Move',
  giveItem: 'Belongs to …',
  offerItem: 'Free to take',
  removeItem: 'Remove',
  changeItem: 'Change',
  keepItem: 'Keep it',
  addAgain: 'Add the same again',
  more: 'More',
};

/** Half a piece, as one piece, is no more than one. */
const counted = (count: number, forms: { one: string; other: string }) => plural(Math.max(count, 1), forms);
const units: Record<Unit | 'kg' | 'l', (count: number, number: string) => string> = {
  piece: (count, number) => counted(count, { one: `${number} piece`, other: `${number} pieces` }),
  pack: (count, number) => counted(count, { one: `${number} pack`, other: `${number} packs` }),
  portion: (count, number) => counted(count, { one: `${number} portion`, other: `${number} portions` }),
  g: (_, number) => `${number} g`,
  kg: (_, number) => `${number} kg`,
  ml: (_, number) => `${number} ml`,
  l: (_, number) => `${number} l`,
};
export const amount = ({ count, number, unit }: { count: number; number: string; unit: Unit | 'kg' | 'l' }) =>
  units[unit](count, number);
export const outOf = ({ amount }: { amount: string }) => `of ${amount}`;
export const left = ({ amount }: { amount: string }) => `${amount} left`;

export const someLeft = ({ title }: Titled) => `Some left: ${title}`;
export const more = 'More';

/** In the place of the title, where only a part is meant. */
export const partOf = ({ title }: Titled) => `Some of ${title}`;
export const goodThrough = ({ date }: { date: string }) => `good through ${date}`;
export const openedOn = ({ date }: { date: string }) => `on ${date}`;
export const isIn = (place: Placed) => `is in ${inWords(place)}`;
export const moveTo = (place: Placed) => `To ${inWords(place)}`;
/** Why it is good through that day. */
export const because = {
  label: ({ kind }: { kind: DateKind }) => dateKinds[kind],
  opened: ({ day, days }: { day: string; days: number }) =>
    plural(days, { one: `opened ${day}, 1 day`, other: `opened ${day}, ${days} days` }),
  frozen: ({ day }: { day: string }) => `frozen ${day}`,
  thawed: ({ day }: { day: string }) => `thawed ${day}`,
};
export const frozenSometime = 'frozen, nobody said when';
const dateKinds: Record<DateKind, string> = {
  'use-by': 'use by, as the label says',
  'best-before': 'best before, as the label says',
  estimate: 'an estimate',
};

export const amountLeft = 'Left';
export const unit = 'Unit';
export const unitName: Record<Unit, string> = {
  piece: 'pieces',
  pack: 'packs',
  portion: 'portions',
  g: 'g',
  ml: 'ml',
};
export const dateKind = 'What the date means';
export const dateKindName: Record<DateKind, string> = {
  'use-by': 'Use by: do not eat after it',
  'best-before': 'Best before: look, smell, taste',
  estimate: 'An estimate of ours',
};
