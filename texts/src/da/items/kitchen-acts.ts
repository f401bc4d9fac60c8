import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';
import { plural } from '#da/plural.ts';

type Titled = { title: string };

/** What was just done, beside the button that takes it back. */
export const done = {
  eaten: ({ title }: Titled) => `${title} spist`,
  wasted: ({ title }: Titled) => `${title} smidt ud`,
  'given-away': ({ title }: Titled) => `${title} givet væk`,
  useItem: ({ title }: Titled) => `Noget af ${title} spist`,
  openItem: ({ title }: Titled) => `${title} åbnet`,
  freezeItem: ({ title }: Titled) => `${title} frosset`,
  thawItem: ({ title }: Titled) => `${title} optøet`,
  removeItem: ({ title }: Titled) => `${title} fjernet`,
  changeItem: ({ title }: Titled) => `${title}: dato noteret`,
};
export const cooked = ({ count }: { count: number }) =>
  count === 0
    ? 'Lavet. Intet af det, du har, blev brugt.'
    : plural(count, {
        one: `Lavet. ${count} ting brugt.`,
        other: `Lavet. ${count} ting brugt.`,
      });
export const placeName: Record<PlaceKind, string> = {
  fridge: 'Køleskab',
  freezer: 'Fryser',
  pantry: 'Spisekammer',
};
const inPlace: Record<PlaceKind, string> = {
  fridge: 'i køleskabet',
  freezer: 'i fryseren',
  pantry: 'i spisekammeret',
};
const toPlace: Record<PlaceKind, string> = {
  fridge: 'Til køleskabet',
  freezer: 'Til fryseren',
  pantry: 'Til spisekammeret',
};
/** The name is that of a place of the kitchen's own, else null. */
type Placed = { kind: PlaceKind; name: string | null };
const inWords = ({ kind, name }: Placed) => (name === null ? inPlace[kind] : `i »${name}«`);
export const moved = ({ title, place }: Titled & { place: Placed }) => `${title}: nu ${inWords(place)}`;
/** You: the person who reads it. */
export const given = ({ title, to }: Titled & { to: 'everybody' | 'you' | 'another' }) =>
  ({
    everybody: `${title}: nu alles`,
    you: `${title}: nu dit`,
    another: `${title}: nu en andens`,
  })[to];
export const offered = ({ title, free }: Titled & { free: boolean }) =>
  free ? `${title}: må tages` : `${title}: du beholder det`;
const becameOfMany = {
  eaten: 'spist',
  wasted: 'smidt ud',
  'given-away': 'givet væk',
  useItem: 'delvist spist',
  openItem: 'åbnet',
  freezeItem: 'frosset',
  thawItem: 'optøet',
  moveItem: 'flyttet',
  giveItem: 'givet til en anden',
  offerItem: 'tilbudt',
  removeItem: 'fjernet',
  changeItem: 'ændret',
};
export const doneWithMany = ({ what, count }: { what: keyof typeof becameOfMany; count: number }) =>
  plural(count, {
    one: `${count} ting ${becameOfMany[what]}`,
    other: `${count} ting ${becameOfMany[what]}`,
  });
/** On the page for that. */
export const putIn = ({ title, count }: Titled & { count: number }) =>
  plural(count, { one: `${title} lagt ind`, other: `${count} ting lagt ind` });
/** The act alone, on its button. */
export const label = {
  eaten: 'Spist',
  wasted: 'Smidt ud',
  /** Of what must not be eaten any more. */
  throwAway: 'Smid ud',
  eatenAllTheSame: 'Spist alligevel',
  'given-away': 'Givet væk',
  useItem: 'Lidt tilbage',
  openItem: 'Åbnet',
  freezeItem: 'Frosset',
  thawItem: 'Optøet',
  moveItem: 'Flyt',
  giveItem: 'Tilhører …',
  offerItem: 'Må tages',
  removeItem: 'Fjern',
  changeItem: 'Ret',
  keepItem: 'Behold',
  addAgain: 'Tilføj det samme igen',
  more: 'Mere',
};

/** Half a piece, as one piece, is no more than one. */
const counted = (count: number, forms: { one: string; other: string }) => plural(Math.max(count, 1), forms);
const units: Record<Unit | 'kg' | 'l', (count: number, number: string) => string> = {
  piece: (_, number) => `${number} stk.`,
  pack: (count, number) => counted(count, { one: `${number} pakke`, other: `${number} pakker` }),
  portion: (count, number) => counted(count, { one: `${number} portion`, other: `${number} portioner` }),
  g: (_, number) => `${number} g`,
  kg: (_, number) => `${number} kg`,
  ml: (_, number) => `${number} ml`,
  l: (_, number) => `${number} l`,
};
export const amount = ({ count, number, unit }: { count: number; number: string; unit: Unit | 'kg' | 'l' }) =>
  units[unit](count, number);
export const outOf = ({ amount }: { amount: string }) => `af ${amount}`;
export const left = ({ amount }: { amount: string }) => `${amount} tilbage`;

export const someLeft = ({ title }: Titled) => `Lidt tilbage: ${title}`;
export const more = 'Mere';

/** In the place of the title, where only a part is meant. */
export const partOf = ({ title }: Titled) => `Noget af ${title}`;
export const goodThrough = ({ date }: { date: string }) => `godt til og med ${date}`;
export const openedOn = ({ date }: { date: string }) => `${date}`;
export const isIn = (place: Placed) => `er ${inWords(place)}`;
export const moveTo = ({ kind, name }: Placed) => (name === null ? toPlace[kind] : `Til »${name}«`);
/** Why it is good through that day. */
export const because = {
  label: ({ kind }: { kind: DateKind }) => dateKinds[kind],
  opened: ({ day, days }: { day: string; days: number }) =>
    plural(days, { one: `åbnet ${day}, ${days} dag`, other: `åbnet ${day}, ${days} dage` }),
  frozen: ({ day }: { day: string }) => `frosset ${day}`,
  thawed: ({ day }: { day: string }) => `optøet ${day}`,
};
export const frozenSometime = 'frosset, ingen ved hvornår';
const dateKinds: Record<DateKind, string> = {
  'use-by': 'sidste anvendelsesdato ifølge pakken',
  'best-before': 'mindst holdbar til ifølge pakken',
  estimate: 'et skøn',
};

export const amountLeft = 'Tilbage';
export const unit = 'Enhed';
export const unitName: Record<Unit, string> = {
  piece: 'stk.',
  pack: 'pakker',
  portion: 'portioner',
  g: 'g',
  ml: 'ml',
};
export const dateKind = 'Hvad datoen betyder';
export const dateKindName: Record<DateKind, string> = {
  'use-by': 'Sidste anvendelsesdato: spis det ikke efter den',
  'best-before': 'Mindst holdbar til: se, lugt, smag',
  estimate: 'Vores skøn',
};
