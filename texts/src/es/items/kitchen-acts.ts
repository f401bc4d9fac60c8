import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';
import { plural } from '#es/plural.ts';

type Titled = { title: string };

/** A date and a weekday take an article, "ayer" does not. */
const on = (day: string) => (/^(?:hoy|ayer|anteayer)|^\p{L}+ (?:de )?\d{4}$/u.test(day) ? day : `el ${day}`);

/** What was just done, beside the button that takes it back. */
export const done = {
  eaten: ({ title }: Titled) => `Comido: ${title}`,
  wasted: ({ title }: Titled) => `Tirado: ${title}`,
  'given-away': ({ title }: Titled) => `Regalado: ${title}`,
  useItem: ({ title }: Titled) => `Comido en parte: ${title}`,
  openItem: ({ title }: Titled) => `Abierto: ${title}`,
  freezeItem: ({ title }: Titled) => `Congelado: ${title}`,
  thawItem: ({ title }: Titled) => `Descongelado: ${title}`,
  removeItem: ({ title }: Titled) => `Quitado: ${title}`,
  changeItem: ({ title }: Titled) => `Fecha apuntada: ${title}`,
};
export const cooked = ({ count }: { count: number }) =>
  count === 0
    ? 'Cocinado, sin usar nada de lo que tienes.'
    : plural(count, { one: 'Cocinado. 1 alimento usado.', other: `Cocinado. ${count} alimentos usados.` });
export const placeName: Record<PlaceKind, string> = {
  fridge: 'Nevera',
  freezer: 'Congelador',
  pantry: 'Despensa',
};
const places: Record<PlaceKind, string> = {
  fridge: 'la nevera',
  freezer: 'el congelador',
  pantry: 'la despensa',
};
/** The name is that of a place of the kitchen's own, else null. */
type Placed = { kind: PlaceKind; name: string | null };
const inWords = ({ kind, name }: Placed) => (name === null ? places[kind] : `«${name}»`);
export const moved = ({ title, place }: Titled & { place: Placed }) => `Ahora en ${inWords(place)}: ${title}`;
/** You: the person who reads it. */
export const given = ({ title, to }: Titled & { to: 'everybody' | 'you' | 'another' }) =>
  ({
    everybody: `Ahora es de todos: ${title}`,
    you: `Ahora es tuyo: ${title}`,
    another: `Ahora es de otra persona: ${title}`,
  })[to];
export const offered = ({ title, free }: Titled & { free: boolean }) =>
  free ? `Para llevar: ${title}` : `Te lo quedas: ${title}`;
const becameOfMany = {
  eaten: 'Comido',
  wasted: 'Tirado',
  'given-away': 'Regalado',
  useItem: 'Comido en parte',
  openItem: 'Abierto',
  freezeItem: 'Congelado',
  thawItem: 'Descongelado',
  moveItem: 'Cambiado de sitio',
  giveItem: 'Ahora de otra persona',
  offerItem: 'Para llevar',
  removeItem: 'Quitado',
  changeItem: 'Modificado',
};
export const doneWithMany = ({ what, count }: { what: keyof typeof becameOfMany; count: number }) =>
  plural(count, {
    one: `${becameOfMany[what]}: 1 alimento`,
    other: `${becameOfMany[what]}: ${count} alimentos`,
  });
/** On the page for that. */
export const putIn = ({ title, count }: Titled & { count: number }) =>
  plural(count, { one: `Añadido: ${title}`, other: `Añadido: ${count} alimentos` });
/** The act alone, on its button. */
export const label = {
  eaten: 'Comido',
  wasted: 'Tirado',
  /** Of what must not be eaten any more. */
  throwAway: 'Tirar',
  eatenAllTheSame: 'Comido igualmente',
  'given-away': 'Regalado',
  useItem: 'Queda algo',
  openItem: 'Abierto',
  freezeItem: 'Congelado',
  thawItem: 'Descongelado',
  moveItem: 'Mover',
  giveItem: '¿De quién?',
  offerItem: 'Para llevar',
  removeItem: 'Quitar',
  changeItem: 'Cambiar',
  keepItem: 'Quedármelo',
  addAgain: 'Añadir otro igual',
  more: 'Más',
};

/** Half a piece, as one piece, is no more than one. */
const counted = (count: number, forms: { one: string; other: string }) => plural(Math.max(count, 1), forms);
const units: Record<Unit | 'kg' | 'l', (count: number, number: string) => string> = {
  piece: (count, number) => counted(count, { one: `${number} unidad`, other: `${number} unidades` }),
  pack: (count, number) => counted(count, { one: `${number} paquete`, other: `${number} paquetes` }),
  portion: (count, number) => counted(count, { one: `${number} ración`, other: `${number} raciones` }),
  g: (_, number) => `${number} g`,
  kg: (_, number) => `${number} kg`,
  ml: (_, number) => `${number} ml`,
  l: (_, number) => `${number} l`,
};
export const amount = ({ count, number, unit }: { count: number; number: string; unit: Unit | 'kg' | 'l' }) =>
  units[unit](count, number);
export const outOf = ({ amount }: { amount: string }) => `de ${amount}`;
/** One, or less than one, is singular. */
export const left = ({ amount }: { amount: string }) =>
  `${/^(?:1(?![\d.,])|0[.,])/.test(amount) ? 'queda' : 'quedan'} ${amount}`;

export const someLeft = ({ title }: Titled) => `Queda algo: ${title}`;
export const more = 'Más';

/** In the place of the title, where only a part is meant. */
export const partOf = ({ title }: Titled) => `${title} (una parte)`;
export const goodThrough = ({ date }: { date: string }) => `bueno hasta el ${date}`;
export const openedOn = ({ date }: { date: string }) => `el ${date}`;
export const isIn = (place: Placed) => `está en ${inWords(place)}`;
export const moveTo = (place: Placed) => `A ${inWords(place)}`;
/** Why it is good through that day. */
export const because = {
  label: ({ kind }: { kind: DateKind }) => dateKinds[kind],
  opened: ({ day, days }: { day: string; days: number }) =>
    plural(days, { one: `abierto ${on(day)}, 1 día`, other: `abierto ${on(day)}, ${days} días` }),
  frozen: ({ day }: { day: string }) => `congelado ${on(day)}`,
  thawed: ({ day }: { day: string }) => `descongelado ${on(day)}`,
};
export const frozenSometime = 'congelado, nadie dijo cuándo';
const dateKinds: Record<DateKind, string> = {
  'use-by': 'fecha de caducidad, según la etiqueta',
  'best-before': 'consumo preferente, según la etiqueta',
  estimate: 'una estimación',
};

export const amountLeft = 'Queda';
export const unit = 'Medida';
export const unitName: Record<Unit, string> = {
  piece: 'unidades',
  pack: 'paquetes',
  portion: 'raciones',
  g: 'g',
  ml: 'ml',
};
export const dateKind = 'Qué dice la fecha';
export const dateKindName: Record<DateKind, string> = {
  'use-by': 'Fecha de caducidad: no comer después',
  'best-before': 'Consumo preferente: mira, huele, prueba',
  estimate: 'Una estimación nuestra',
};
