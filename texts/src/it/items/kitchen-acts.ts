import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';
import { plural } from '#it/plural.ts';

type Titled = { title: string };

const ELIDED = /^(?:0?8|11)(?!\d)/;
/** A date takes an article, which is shorter before 8 and 11; "ieri" and a weekday do not. */
const on = (day: string) => (/^\d/.test(day) ? (ELIDED.test(day) ? `l’${day}` : `il ${day}`) : day);
const until = (day: string) =>
  /^\d/.test(day) ? (ELIDED.test(day) ? `all’${day}` : `al ${day}`) : `a ${day}`;

/** What was just done, beside the button that takes it back. */
export const done = {
  eaten: ({ title }: Titled) => `Mangiato: ${title}`,
  wasted: ({ title }: Titled) => `Buttato: ${title}`,
  'given-away': ({ title }: Titled) => `Regalato: ${title}`,
  useItem: ({ title }: Titled) => `Mangiato in parte: ${title}`,
  openItem: ({ title }: Titled) => `Aperto: ${title}`,
  freezeItem: ({ title }: Titled) => `Congelato: ${title}`,
  thawItem: ({ title }: Titled) => `Scongelato: ${title}`,
  removeItem: ({ title }: Titled) => `Tolto: ${title}`,
  changeItem: ({ title }: Titled) => `Data segnata: ${title}`,
};
export const cooked = ({ count }: { count: number }) =>
  count === 0
    ? 'Cucinato, senza usare niente di quello che hai.'
    : plural(count, {
        one: `Cucinato. Usato ${count} alimento.`,
        other: `Cucinato. Usati ${count} alimenti.`,
      });
export const placeName: Record<PlaceKind, string> = {
  fridge: 'Frigo',
  freezer: 'Freezer',
  pantry: 'Dispensa',
};
const places: Record<PlaceKind, string> = {
  fridge: 'in frigo',
  freezer: 'in freezer',
  pantry: 'in dispensa',
};
/** The name is that of a place of the kitchen's own, else null. */
type Placed = { kind: PlaceKind; name: string | null };
const inWords = ({ kind, name }: Placed) => (name === null ? places[kind] : `in «${name}»`);
export const moved = ({ title, place }: Titled & { place: Placed }) => `Messo ${inWords(place)}: ${title}`;
/** You: the person who reads it. */
export const given = ({ title, to }: Titled & { to: 'everybody' | 'you' | 'another' }) =>
  ({
    everybody: `Ora di tutti: ${title}`,
    you: `Ora tuo: ${title}`,
    another: `Ora di un’altra persona: ${title}`,
  })[to];
export const offered = ({ title, free }: Titled & { free: boolean }) =>
  free ? `Da prendere: ${title}` : `Lo tieni: ${title}`;
const becameOfMany = {
  eaten: 'Mangiato',
  wasted: 'Buttato',
  'given-away': 'Regalato',
  useItem: 'Mangiato in parte',
  openItem: 'Aperto',
  freezeItem: 'Congelato',
  thawItem: 'Scongelato',
  moveItem: 'Spostato',
  giveItem: 'Passato a un’altra persona',
  offerItem: 'Offerto',
  removeItem: 'Tolto',
  changeItem: 'Modificato',
};
export const doneWithMany = ({ what, count }: { what: keyof typeof becameOfMany; count: number }) =>
  plural(count, {
    one: `${becameOfMany[what]}: ${count} alimento`,
    other: `${becameOfMany[what]}: ${count} alimenti`,
  });
/** On the page for that. */
export const putIn = ({ title, count }: Titled & { count: number }) =>
  plural(count, { one: `Aggiunto: ${title}`, other: `Aggiunto: ${count} alimenti` });
/** The act alone, on its button. */
export const label = {
  eaten: 'Mangiato',
  wasted: 'Buttato',
  /** Of what must not be eaten any more. */
  throwAway: 'Butta',
  eatenAllTheSame: 'Mangiato lo stesso',
  'given-away': 'Regalato',
  useItem: 'Ne resta',
  openItem: 'Aperto',
  freezeItem: 'Congelato',
  thawItem: 'Scongelato',
  moveItem: 'Sposta',
  giveItem: 'È di…',
  offerItem: 'Da prendere',
  removeItem: 'Togli',
  changeItem: 'Modifica',
  keepItem: 'Lo tengo',
  addAgain: 'Aggiungine un altro uguale',
  more: 'Altro',
};

/** Half a piece, as one piece, is no more than one. */
const counted = (count: number, forms: { one: string; other: string }) =>
  plural(count > 0 && count < 1 ? 1 : count, forms);
const units: Record<Unit | 'kg' | 'l', (count: number, number: string) => string> = {
  piece: (count, number) => counted(count, { one: `${number} pezzo`, other: `${number} pezzi` }),
  pack: (count, number) => counted(count, { one: `${number} confezione`, other: `${number} confezioni` }),
  portion: (count, number) => counted(count, { one: `${number} porzione`, other: `${number} porzioni` }),
  g: (_, number) => `${number} g`,
  kg: (_, number) => `${number} kg`,
  ml: (_, number) => `${number} ml`,
  l: (_, number) => `${number} l`,
};
export const amount = ({ count, number, unit }: { count: number; number: string; unit: Unit | 'kg' | 'l' }) =>
  units[unit](count, number);
export const outOf = ({ amount }: { amount: string }) => `su ${amount}`;
export const left = ({ amount }: { amount: string }) => `ancora ${amount}`;

export const someLeft = ({ title }: Titled) => `Ne resta: ${title}`;
export const more = 'Altro';

/** In the place of the title, where only a part is meant. */
export const partOf = ({ title }: Titled) => `${title} (una parte)`;
export const goodThrough = ({ date }: { date: string }) => `buono fino ${until(date)}`;
export const openedOn = ({ date }: { date: string }) => on(date);
export const isIn = (place: Placed) => `è ${inWords(place)}`;
export const moveTo = (place: Placed) => `Metti ${inWords(place)}`;
/** Why it is good through that day. */
export const because = {
  label: ({ kind }: { kind: DateKind }) => dateKinds[kind],
  opened: ({ day, days }: { day: string; days: number }) =>
    plural(days, { one: `aperto ${on(day)}, ${days} giorno`, other: `aperto ${on(day)}, ${days} giorni` }),
  frozen: ({ day }: { day: string }) => `congelato ${on(day)}`,
  thawed: ({ day }: { day: string }) => `scongelato ${on(day)}`,
};
export const frozenSometime = 'congelato, nessuno ha detto quando';
const dateKinds: Record<DateKind, string> = {
  'use-by': 'da consumare entro, dice l’etichetta',
  'best-before': 'preferibilmente entro, dice l’etichetta',
  estimate: 'una stima',
};

export const amountLeft = 'Ne resta';
export const unit = 'Unità';
export const unitName: Record<Unit, string> = {
  piece: 'pezzi',
  pack: 'confezioni',
  portion: 'porzioni',
  g: 'g',
  ml: 'ml',
};
export const dateKind = 'Cosa dice la data';
export const dateKindName: Record<DateKind, string> = {
  'use-by': 'Da consumare entro (scadenza): dopo non mangiare',
  'best-before': 'Preferibilmente entro (TMC): guarda, annusa, assaggia',
  estimate: 'Una nostra stima',
};
