import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';
import { plural } from '#sv/plural.ts';

type Titled = { title: string };

/** What was just done, beside the button that takes it back. */
export const done = {
  eaten: ({ title }: Titled) => `Uppätet: ${title}`,
  wasted: ({ title }: Titled) => `Slängt: ${title}`,
  'given-away': ({ title }: Titled) => `Bortskänkt: ${title}`,
  useItem: ({ title }: Titled) => `Delvis uppätet: ${title}`,
  openItem: ({ title }: Titled) => `Öppnat: ${title}`,
  freezeItem: ({ title }: Titled) => `Fryst: ${title}`,
  thawItem: ({ title }: Titled) => `Tinat: ${title}`,
  removeItem: ({ title }: Titled) => `Borttaget: ${title}`,
  changeItem: ({ title }: Titled) => `Datum noterat: ${title}`,
};
export const cooked = ({ count }: { count: number }) =>
  count === 0
    ? 'Lagat. Inget av det du har gick åt.'
    : plural(count, { one: `Lagat. ${count} sak gick åt.`, other: `Lagat. ${count} saker gick åt.` });
export const placeName: Record<PlaceKind, string> = {
  fridge: 'Kyl',
  freezer: 'Frys',
  pantry: 'Skafferi',
};
const places: Record<PlaceKind, string> = {
  fridge: 'kylen',
  freezer: 'frysen',
  pantry: 'skafferiet',
};
/** The name is that of a place of the kitchen's own, else null. */
type Placed = { kind: PlaceKind; name: string | null };
const inWords = ({ kind, name }: Placed) => (name === null ? places[kind] : `”${name}”`);
export const moved = ({ title, place }: Titled & { place: Placed }) => `${title}: nu i ${inWords(place)}`;
/** You: the person who reads it. */
export const given = ({ title, to }: Titled & { to: 'everybody' | 'you' | 'another' }) =>
  ({
    everybody: `${title}: nu allas`,
    you: `${title}: nu ditt`,
    another: `${title}: nu någon annans`,
  })[to];
export const offered = ({ title, free }: Titled & { free: boolean }) =>
  free ? `${title}: får tas` : `${title}: du behåller det`;
const becameOfMany = {
  eaten: 'Uppätet',
  wasted: 'Slängt',
  'given-away': 'Bortskänkt',
  useItem: 'Delvis uppätet',
  openItem: 'Öppnat',
  freezeItem: 'Fryst',
  thawItem: 'Tinat',
  moveItem: 'Flyttat',
  giveItem: 'Gett till någon annan',
  offerItem: 'Får tas',
  removeItem: 'Borttaget',
  changeItem: 'Ändrat',
};
export const doneWithMany = ({ what, count }: { what: keyof typeof becameOfMany; count: number }) =>
  plural(count, {
    one: `${becameOfMany[what]}: ${count} sak`,
    other: `${becameOfMany[what]}: ${count} saker`,
  });
/** On the page for that. */
export const putIn = ({ title, count }: Titled & { count: number }) =>
  plural(count, { one: `Inlagt: ${title}`, other: `Inlagt: ${count} saker` });
/** The act alone, on its button. */
export const label = {
  eaten: 'Uppätet',
  wasted: 'Slängt',
  /** Of what must not be eaten any more. */
  throwAway: 'Släng',
  eatenAllTheSame: 'Uppätet ändå',
  'given-away': 'Bortskänkt',
  useItem: 'Lite kvar',
  openItem: 'Öppnat',
  freezeItem: 'Fryst',
  thawItem: 'Tinat',
  moveItem: 'Flytta',
  giveItem: 'Tillhör …',
  offerItem: 'Får tas',
  removeItem: 'Ta bort',
  changeItem: 'Ändra',
  keepItem: 'Behåll',
  addAgain: 'Lägg in igen',
  more: 'Mer',
};

/** Half a piece, as one piece, is no more than one. */
const counted = (count: number, forms: { one: string; other: string }) => plural(Math.max(count, 1), forms);
const units: Record<Unit | 'kg' | 'l', (count: number, number: string) => string> = {
  piece: (count, number) => counted(count, { one: `${number} st`, other: `${number} st` }),
  pack: (count, number) => counted(count, { one: `${number} paket`, other: `${number} paket` }),
  portion: (count, number) => counted(count, { one: `${number} portion`, other: `${number} portioner` }),
  g: (_, number) => `${number} g`,
  kg: (_, number) => `${number} kg`,
  ml: (_, number) => `${number} ml`,
  l: (_, number) => `${number} l`,
};
export const amount = ({ count, number, unit }: { count: number; number: string; unit: Unit | 'kg' | 'l' }) =>
  units[unit](count, number);
export const outOf = ({ amount }: { amount: string }) => `av ${amount}`;
export const left = ({ amount }: { amount: string }) => `${amount} kvar`;

export const someLeft = ({ title }: Titled) => `Lite kvar: ${title}`;
export const more = 'Mer';

/** In the place of the title, where only a part is meant. */
export const partOf = ({ title }: Titled) => `En del av ${title}`;
export const goodThrough = ({ date }: { date: string }) => `bra till och med ${date}`;
export const openedOn = ({ date }: { date: string }) => `${date}`;
export const isIn = (place: Placed) => `finns i ${inWords(place)}`;
export const moveTo = (place: Placed) => `Till ${inWords(place)}`;
/** Why it is good through that day. */
export const because = {
  label: ({ kind }: { kind: DateKind }) => dateKinds[kind],
  opened: ({ day, days }: { day: string; days: number }) =>
    plural(days, { one: `öppnat ${day}, ${days} dag`, other: `öppnat ${day}, ${days} dagar` }),
  frozen: ({ day }: { day: string }) => `fryst ${day}`,
  thawed: ({ day }: { day: string }) => `tinat ${day}`,
};
export const frozenSometime = 'fryst, ingen vet när';
const dateKinds: Record<DateKind, string> = {
  'use-by': 'sista förbrukningsdag på paketet',
  'best-before': 'bäst före på paketet',
  estimate: 'en uppskattning',
};

export const amountLeft = 'Kvar';
export const unit = 'Enhet';
export const unitName: Record<Unit, string> = {
  piece: 'st',
  pack: 'paket',
  portion: 'portioner',
  g: 'g',
  ml: 'ml',
};
export const dateKind = 'Vad datumet betyder';
export const dateKindName: Record<DateKind, string> = {
  'use-by': 'Sista förbrukningsdag: ät inte efter den',
  'best-before': 'Bäst före: titta, lukta, smaka',
  estimate: 'Vår uppskattning',
};
