import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';
import { plural } from '#de/plural.ts';

type Titled = { title: string };

/** What was just done, beside the button that takes it back. */
export const done = {
  eaten: ({ title }: Titled) => `${title} gegessen`,
  wasted: ({ title }: Titled) => `${title} weggeworfen`,
  'given-away': ({ title }: Titled) => `${title} verschenkt`,
  useItem: ({ title }: Titled) => `${title} zum Teil gegessen`,
  openItem: ({ title }: Titled) => `${title} geöffnet`,
  freezeItem: ({ title }: Titled) => `${title} eingefroren`,
  thawItem: ({ title }: Titled) => `${title} aufgetaut`,
  removeItem: ({ title }: Titled) => `${title} entfernt`,
  changeItem: ({ title }: Titled) => `${title}: Datum notiert`,
};
export const cooked = ({ count }: { count: number }) =>
  count === 0
    ? 'Gekocht. Von deinen Sachen wurde nichts verbraucht.'
    : plural(count, {
        one: `Gekocht. ${count} Ding verbraucht.`,
        other: `Gekocht. ${count} Dinge verbraucht.`,
      });
export const placeName: Record<PlaceKind, string> = {
  fridge: 'Kühlschrank',
  freezer: 'Gefrierfach',
  pantry: 'Vorrat',
};
const inPlace: Record<PlaceKind, string> = {
  fridge: 'im Kühlschrank',
  freezer: 'im Gefrierfach',
  pantry: 'im Vorrat',
};
const toPlace: Record<PlaceKind, string> = {
  fridge: 'In den Kühlschrank',
  freezer: 'Ins Gefrierfach',
  pantry: 'In den Vorrat',
};
/** The name is that of a place of the kitchen's own, else null. */
type Placed = { kind: PlaceKind; name: string | null };
const inWords = ({ kind, name }: Placed) => (name === null ? inPlace[kind] : `in „${name}“`);
export const moved = ({ title, place }: Titled & { place: Placed }) => `${title}: jetzt ${inWords(place)}`;
/** You: the person who reads it. */
export const given = ({ title, to }: Titled & { to: 'everybody' | 'you' | 'another' }) =>
  ({
    everybody: `${title}: jetzt für alle`,
    you: `${title}: jetzt deins`,
    another: `${title}: jetzt von jemand anderem`,
  })[to];
export const offered = ({ title, free }: Titled & { free: boolean }) =>
  free ? `${title}: zu verschenken` : `${title} behältst du`;
const becameOfMany = {
  eaten: 'gegessen',
  wasted: 'weggeworfen',
  'given-away': 'verschenkt',
  useItem: 'zum Teil gegessen',
  openItem: 'geöffnet',
  freezeItem: 'eingefroren',
  thawItem: 'aufgetaut',
  moveItem: 'umgeräumt',
  giveItem: 'jemand anderem gegeben',
  offerItem: 'angeboten',
  removeItem: 'entfernt',
  changeItem: 'geändert',
};
export const doneWithMany = ({ what, count }: { what: keyof typeof becameOfMany; count: number }) =>
  plural(count, {
    one: `${count} Ding ${becameOfMany[what]}`,
    other: `${count} Dinge ${becameOfMany[what]}`,
  });
/** On the page for that. */
export const putIn = ({ title, count }: Titled & { count: number }) =>
  plural(count, { one: `${title} hinzugefügt`, other: `${count} Dinge hinzugefügt` });
/** The act alone, on its button. */
export const label = {
  eaten: 'Gegessen',
  wasted: 'Weggeworfen',
  /** Of what must not be eaten any more. */
  throwAway: 'Wegwerfen',
  eatenAllTheSame: 'Trotzdem gegessen',
  'given-away': 'Verschenkt',
  useItem: 'Rest da',
  openItem: 'Geöffnet',
  freezeItem: 'Eingefroren',
  thawItem: 'Aufgetaut',
  moveItem: 'Umräumen',
  giveItem: 'Gehört …',
  offerItem: 'Zu verschenken',
  removeItem: 'Entfernen',
  changeItem: 'Ändern',
  keepItem: 'Behalten',
  addAgain: 'Noch mal hinzufügen',
  more: 'Mehr',
};

/** Half a piece, as one piece, is no more than one. */
const counted = (count: number, forms: { one: string; other: string }) => plural(Math.max(count, 1), forms);
const units: Record<Unit | 'kg' | 'l', (count: number, number: string) => string> = {
  piece: (_, number) => `${number} Stück`,
  pack: (count, number) => counted(count, { one: `${number} Packung`, other: `${number} Packungen` }),
  portion: (count, number) => counted(count, { one: `${number} Portion`, other: `${number} Portionen` }),
  g: (_, number) => `${number} g`,
  kg: (_, number) => `${number} kg`,
  ml: (_, number) => `${number} ml`,
  l: (_, number) => `${number} l`,
};
export const amount = ({ count, number, unit }: { count: number; number: string; unit: Unit | 'kg' | 'l' }) =>
  units[unit](count, number);
export const outOf = ({ amount }: { amount: string }) => `von ${amount}`;
export const left = ({ amount }: { amount: string }) => `noch ${amount}`;

export const someLeft = ({ title }: Titled) => `Rest da: ${title}`;
export const more = 'Mehr';

/** In the place of the title, where only a part is meant. */
export const partOf = ({ title }: Titled) => `${title} zum Teil`;
export const goodThrough = ({ date }: { date: string }) => `gut bis ${date}`;
export const openedOn = ({ date }: { date: string }) => `am ${date}`;
export const isIn = (place: Placed) => `ist ${inWords(place)}`;
export const moveTo = ({ kind, name }: Placed) => (name === null ? toPlace[kind] : `Nach „${name}“`);
/** Why it is good through that day. */
export const because = {
  label: ({ kind }: { kind: DateKind }) => dateKinds[kind],
  opened: ({ day, days }: { day: string; days: number }) =>
    plural(days, { one: `offen seit ${day}, ${days} Tag`, other: `offen seit ${day}, ${days} Tage` }),
  frozen: ({ day }: { day: string }) => `eingefroren seit ${day}`,
  thawed: ({ day }: { day: string }) => `aufgetaut seit ${day}`,
};
export const frozenSometime = 'eingefroren, niemand weiß wann';
const dateKinds: Record<DateKind, string> = {
  'use-by': 'Verbrauchsdatum laut Packung',
  'best-before': 'mindestens haltbar laut Packung',
  estimate: 'eine Schätzung',
};

export const amountLeft = 'Noch da';
export const unit = 'Einheit';
export const unitName: Record<Unit, string> = {
  piece: 'Stück',
  pack: 'Packungen',
  portion: 'Portionen',
  g: 'g',
  ml: 'ml',
};
export const dateKind = 'Was das Datum bedeutet';
export const dateKindName: Record<DateKind, string> = {
  'use-by': 'Zu verbrauchen bis: danach nicht mehr essen',
  'best-before': 'Mindestens haltbar bis: schauen, riechen, probieren',
  estimate: 'Unsere Schätzung',
};
