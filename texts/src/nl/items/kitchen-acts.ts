import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';
import { plural } from '#nl/plural.ts';

type Titled = { title: string };

/** What was just done, beside the button that takes it back. */
export const done = {
  eaten: ({ title }: Titled) => `${title} opgegeten`,
  wasted: ({ title }: Titled) => `${title} weggegooid`,
  'given-away': ({ title }: Titled) => `${title} weggegeven`,
  useItem: ({ title }: Titled) => `${title} deels opgegeten`,
  openItem: ({ title }: Titled) => `${title} geopend`,
  freezeItem: ({ title }: Titled) => `${title} ingevroren`,
  thawItem: ({ title }: Titled) => `${title} ontdooid`,
  removeItem: ({ title }: Titled) => `${title} verwijderd`,
  changeItem: ({ title }: Titled) => `${title}: datum genoteerd`,
};
export const cooked = ({ count }: { count: number }) =>
  count === 0
    ? 'Gekookt. Er is niets uit de keuken gebruikt.'
    : plural(count, {
        one: `Gekookt. ${count} ding gebruikt.`,
        other: `Gekookt. ${count} dingen gebruikt.`,
      });
export const placeName: Record<PlaceKind, string> = {
  fridge: 'Koelkast',
  freezer: 'Vriezer',
  pantry: 'Voorraadkast',
};
const places: Record<PlaceKind, string> = {
  fridge: 'de koelkast',
  freezer: 'de vriezer',
  pantry: 'de voorraadkast',
};
/** The name is that of a place of the kitchen's own, else null. */
type Placed = { kind: PlaceKind; name: string | null };
const inWords = ({ kind, name }: Placed) => (name === null ? places[kind] : `‘${name}’`);
export const moved = ({ title, place }: Titled & { place: Placed }) => `${title}: nu in ${inWords(place)}`;
/** You: the person who reads it. */
export const given = ({ title, to }: Titled & { to: 'everybody' | 'you' | 'another' }) =>
  ({
    everybody: `${title}: nu van iedereen`,
    you: `${title}: nu van jou`,
    another: `${title}: nu van iemand anders`,
  })[to];
export const offered = ({ title, free }: Titled & { free: boolean }) =>
  free ? `${title}: mag je hebben` : `${title}: hou je zelf`;
const becameOfMany = {
  eaten: 'opgegeten',
  wasted: 'weggegooid',
  'given-away': 'weggegeven',
  useItem: 'deels opgegeten',
  openItem: 'geopend',
  freezeItem: 'ingevroren',
  thawItem: 'ontdooid',
  moveItem: 'verplaatst',
  giveItem: 'aan iemand anders gegeven',
  offerItem: 'aangeboden',
  removeItem: 'verwijderd',
  changeItem: 'gewijzigd',
};
export const doneWithMany = ({ what, count }: { what: keyof typeof becameOfMany; count: number }) =>
  plural(count, {
    one: `${count} ding ${becameOfMany[what]}`,
    other: `${count} dingen ${becameOfMany[what]}`,
  });
/** On the page for that. */
export const putIn = ({ title, count }: Titled & { count: number }) =>
  plural(count, { one: `${title} toegevoegd`, other: `${count} dingen toegevoegd` });
/** The act alone, on its button. */
export const label = {
  eaten: 'Opgegeten',
  wasted: 'Weggegooid',
  /** Of what must not be eaten any more. */
  throwAway: 'Weggooien',
  eatenAllTheSame: 'Toch opgegeten',
  'given-away': 'Weggegeven',
  useItem: 'Iets over',
  openItem: 'Geopend',
  freezeItem: 'Ingevroren',
  thawItem: 'Ontdooid',
  moveItem: 'Verplaatsen',
  giveItem: 'Is van …',
  offerItem: 'Mag je hebben',
  removeItem: 'Verwijderen',
  changeItem: 'Wijzigen',
  keepItem: 'Toch houden',
  addAgain: 'Nog een keer toevoegen',
  more: 'Meer',
};

/** Half a piece, as one piece, is no more than one. */
const counted = (count: number, forms: { one: string; other: string }) => plural(Math.max(count, 1), forms);
const units: Record<Unit | 'kg' | 'l', (count: number, number: string) => string> = {
  piece: (count, number) => counted(count, { one: `${number} stuk`, other: `${number} stuks` }),
  pack: (count, number) => counted(count, { one: `${number} pak`, other: `${number} pakken` }),
  portion: (count, number) => counted(count, { one: `${number} portie`, other: `${number} porties` }),
  g: (_, number) => `${number} g`,
  kg: (_, number) => `${number} kg`,
  ml: (_, number) => `${number} ml`,
  l: (_, number) => `${number} l`,
};
export const amount = ({ count, number, unit }: { count: number; number: string; unit: Unit | 'kg' | 'l' }) =>
  units[unit](count, number);
export const outOf = ({ amount }: { amount: string }) => `van ${amount}`;
export const left = ({ amount }: { amount: string }) => `nog ${amount}`;

export const someLeft = ({ title }: Titled) => `Iets over: ${title}`;
export const more = 'Meer';

/** In the place of the title, where only a part is meant. */
export const partOf = ({ title }: Titled) => `Een deel: ${title}`;
export const goodThrough = ({ date }: { date: string }) => `goed t/m ${date}`;
export const openedOn = ({ date }: { date: string }) => `op ${date}`;
export const isIn = (place: Placed) => `ligt in ${inWords(place)}`;
export const moveTo = (place: Placed) => `Naar ${inWords(place)}`;
/** Why it is good through that day. */
export const because = {
  label: ({ kind }: { kind: DateKind }) => dateKinds[kind],
  opened: ({ day, days }: { day: string; days: number }) =>
    plural(days, { one: `geopend ${day}, ${days} dag`, other: `geopend ${day}, ${days} dagen` }),
  frozen: ({ day }: { day: string }) => `ingevroren ${day}`,
  thawed: ({ day }: { day: string }) => `ontdooid ${day}`,
};
export const frozenSometime = 'ingevroren, niemand zei wanneer';
const dateKinds: Record<DateKind, string> = {
  'use-by': 'te gebruiken tot, volgens het pak',
  'best-before': 'ten minste houdbaar tot, volgens het pak',
  estimate: 'een schatting',
};

export const amountLeft = 'Nog over';
export const unit = 'Eenheid';
export const unitName: Record<Unit, string> = {
  piece: 'stuks',
  pack: 'pakken',
  portion: 'porties',
  g: 'g',
  ml: 'ml',
};
export const dateKind = 'Wat de datum betekent';
export const dateKindName: Record<DateKind, string> = {
  'use-by': 'Te gebruiken tot (TGT): daarna niet meer eten',
  'best-before': 'Ten minste houdbaar tot (THT): kijk, ruik, proef',
  estimate: 'Een schatting van ons',
};
