import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';
import { plural } from '#fr/plural.ts';

type Titled = { title: string };

/** A date takes an article, "hier" and a weekday do not. */
const on = (day: string) => (/^\d/.test(day) ? `le ${day}` : day);

/** What was just done, beside the button that takes it back. */
export const done = {
  eaten: ({ title }: Titled) => `Mangé : ${title}`,
  wasted: ({ title }: Titled) => `Jeté : ${title}`,
  'given-away': ({ title }: Titled) => `Donné : ${title}`,
  useItem: ({ title }: Titled) => `Mangé en partie : ${title}`,
  openItem: ({ title }: Titled) => `Ouvert : ${title}`,
  freezeItem: ({ title }: Titled) => `Congelé : ${title}`,
  thawItem: ({ title }: Titled) => `Décongelé : ${title}`,
  removeItem: ({ title }: Titled) => `Retiré : ${title}`,
  changeItem: ({ title }: Titled) => `Date notée : ${title}`,
};
export const cooked = ({ count }: { count: number }) =>
  count === 0
    ? 'Cuisiné, sans rien prendre de ce que tu as.'
    : plural(count, {
        one: `Cuisiné. ${count} aliment utilisé.`,
        other: `Cuisiné. ${count} aliments utilisés.`,
      });
export const placeName: Record<PlaceKind, string> = {
  fridge: 'Frigo',
  freezer: 'Congélateur',
  pantry: 'Placard',
};
const places: Record<PlaceKind, string> = {
  fridge: 'au frigo',
  freezer: 'au congélateur',
  pantry: 'dans le placard',
};
/** The name is that of a place of the kitchen's own, else null. */
type Placed = { kind: PlaceKind; name: string | null };
const inWords = ({ kind, name }: Placed) => (name === null ? places[kind] : `dans « ${name} »`);
export const moved = ({ title, place }: Titled & { place: Placed }) => `Mis ${inWords(place)} : ${title}`;
/** You: the person who reads it. */
export const given = ({ title, to }: Titled & { to: 'everybody' | 'you' | 'another' }) =>
  ({
    everybody: `C’est à tout le monde : ${title}`,
    you: `C’est à toi : ${title}`,
    another: `C’est à quelqu’un d’autre : ${title}`,
  })[to];
export const offered = ({ title, free }: Titled & { free: boolean }) =>
  free ? `À prendre : ${title}` : `Tu gardes : ${title}`;
const becameOfMany = {
  eaten: 'Mangé',
  wasted: 'Jeté',
  'given-away': 'Donné',
  useItem: 'Mangé en partie',
  openItem: 'Ouvert',
  freezeItem: 'Congelé',
  thawItem: 'Décongelé',
  moveItem: 'Déplacé',
  giveItem: 'Passé à quelqu’un d’autre',
  offerItem: 'Proposé',
  removeItem: 'Retiré',
  changeItem: 'Modifié',
};
export const doneWithMany = ({ what, count }: { what: keyof typeof becameOfMany; count: number }) =>
  plural(count, {
    one: `${becameOfMany[what]} : ${count} aliment`,
    other: `${becameOfMany[what]} : ${count} aliments`,
  });
/** On the page for that. */
export const putIn = ({ title, count }: Titled & { count: number }) =>
  plural(count, { one: `Ajouté : ${title}`, other: `Ajouté : ${count} aliments` });
/** The act alone, on its button. */
export const label = {
  eaten: 'Mangé',
  wasted: 'Jeté',
  /** Of what must not be eaten any more. */
  throwAway: 'Jeter',
  eatenAllTheSame: 'Mangé quand même',
  'given-away': 'Donné',
  useItem: 'Il en reste',
  openItem: 'Ouvert',
  freezeItem: 'Congelé',
  thawItem: 'Décongelé',
  moveItem: 'Déplacer',
  giveItem: 'C’est à…',
  offerItem: 'À prendre',
  removeItem: 'Retirer',
  changeItem: 'Modifier',
  keepItem: 'Garder',
  addAgain: 'En ajouter un pareil',
  more: 'Plus',
};

const units: Record<Unit | 'kg' | 'l', (count: number, number: string) => string> = {
  piece: (count, number) => plural(count, { one: `${number} pièce`, other: `${number} pièces` }),
  pack: (count, number) => plural(count, { one: `${number} paquet`, other: `${number} paquets` }),
  portion: (count, number) => plural(count, { one: `${number} portion`, other: `${number} portions` }),
  g: (_, number) => `${number} g`,
  kg: (_, number) => `${number} kg`,
  ml: (_, number) => `${number} ml`,
  l: (_, number) => `${number} l`,
};
export const amount = ({ count, number, unit }: { count: number; number: string; unit: Unit | 'kg' | 'l' }) =>
  units[unit](count, number);
export const outOf = ({ amount }: { amount: string }) => `sur ${amount}`;
export const left = ({ amount }: { amount: string }) => `reste ${amount}`;

export const someLeft = ({ title }: Titled) => `Il en reste : ${title}`;
export const more = 'Plus';

/** In the place of the title, where only a part is meant. */
export const partOf = ({ title }: Titled) => `${title} (une partie)`;
export const goodThrough = ({ date }: { date: string }) => `bon jusqu’au ${date}`;
export const openedOn = ({ date }: { date: string }) => `le ${date}`;
export const isIn = (place: Placed) => `c’est ${inWords(place)}`;
export const moveTo = (place: Placed) => `Mettre ${inWords(place)}`;
/** Why it is good through that day. */
export const because = {
  label: ({ kind }: { kind: DateKind }) => dateKinds[kind],
  opened: ({ day, days }: { day: string; days: number }) =>
    plural(days, { one: `ouvert ${on(day)}, ${days} jour`, other: `ouvert ${on(day)}, ${days} jours` }),
  frozen: ({ day }: { day: string }) => `congelé ${on(day)}`,
  thawed: ({ day }: { day: string }) => `décongelé ${on(day)}`,
};
export const frozenSometime = 'congelé, personne n’a dit quand';
const dateKinds: Record<DateKind, string> = {
  'use-by': 'à consommer jusqu’au (DLC), selon l’étiquette',
  'best-before': 'de préférence avant (DDM), selon l’étiquette',
  estimate: 'une estimation',
};

export const amountLeft = 'Reste';
export const unit = 'Unité';
export const unitName: Record<Unit, string> = {
  piece: 'pièces',
  pack: 'paquets',
  portion: 'portions',
  g: 'g',
  ml: 'ml',
};
export const dateKind = 'Ce que dit la date';
export const dateKindName: Record<DateKind, string> = {
  'use-by': 'DLC (jusqu’au) : ne plus manger après',
  'best-before': 'DDM (de préférence) : regarder, sentir, goûter',
  estimate: 'Notre estimation',
};
