import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';
import { plural } from '#pt-BR/plural.ts';

type Titled = { title: string };

/** A date takes a preposition, "ontem" and a weekday do not. */
const on = (day: string) => (/^\d/.test(day) ? `em ${day}` : day);

/** What was just done, beside the button that takes it back. */
export const done = {
  eaten: ({ title }: Titled) => `Comido: ${title}`,
  wasted: ({ title }: Titled) => `Jogado fora: ${title}`,
  'given-away': ({ title }: Titled) => `Doado: ${title}`,
  useItem: ({ title }: Titled) => `Comido em parte: ${title}`,
  openItem: ({ title }: Titled) => `Aberto: ${title}`,
  freezeItem: ({ title }: Titled) => `Congelado: ${title}`,
  thawItem: ({ title }: Titled) => `Descongelado: ${title}`,
  removeItem: ({ title }: Titled) => `Retirado: ${title}`,
  changeItem: ({ title }: Titled) => `Data anotada: ${title}`,
};
export const cooked = ({ count }: { count: number }) =>
  count === 0
    ? 'Feito. Nada do que você tem foi usado.'
    : plural(count, {
        one: `Feito. ${count} item usado.`,
        other: `Feito. ${count} itens usados.`,
      });
export const placeName: Record<PlaceKind, string> = {
  fridge: 'Geladeira',
  freezer: 'Freezer',
  pantry: 'Despensa',
};
const places: Record<PlaceKind, string> = {
  fridge: 'na geladeira',
  freezer: 'no freezer',
  pantry: 'na despensa',
};
/** The name is that of a place of the kitchen's own, else null. */
type Placed = { kind: PlaceKind; name: string | null };
const inWords = ({ kind, name }: Placed) => (name === null ? places[kind] : `em “${name}”`);
export const moved = ({ title, place }: Titled & { place: Placed }) => `Agora ${inWords(place)}: ${title}`;
/** You: the person who reads it. */
export const given = ({ title, to }: Titled & { to: 'everybody' | 'you' | 'another' }) =>
  ({
    everybody: `Agora é de todos: ${title}`,
    you: `Agora é seu: ${title}`,
    another: `Agora é de outra pessoa: ${title}`,
  })[to];
export const offered = ({ title, free }: Titled & { free: boolean }) =>
  free ? `Pode pegar: ${title}` : `Fica com você: ${title}`;
const becameOfMany = {
  eaten: 'Comido',
  wasted: 'Jogado fora',
  'given-away': 'Doado',
  useItem: 'Comido em parte',
  openItem: 'Aberto',
  freezeItem: 'Congelado',
  thawItem: 'Descongelado',
  moveItem: 'Movido',
  giveItem: 'Passado para outra pessoa',
  offerItem: 'Oferecido',
  removeItem: 'Retirado',
  changeItem: 'Alterado',
};
export const doneWithMany = ({ what, count }: { what: keyof typeof becameOfMany; count: number }) =>
  plural(count, {
    one: `${becameOfMany[what]}: ${count} item`,
    other: `${becameOfMany[what]}: ${count} itens`,
  });
/** On the page for that. */
export const putIn = ({ title, count }: Titled & { count: number }) =>
  plural(count, { one: `Adicionado: ${title}`, other: `Adicionado: ${count} itens` });
/** The act alone, on its button. */
export const label = {
  eaten: 'Comido',
  wasted: 'Jogado fora',
  /** Of what must not be eaten any more. */
  throwAway: 'Jogar fora',
  eatenAllTheSame: 'Comido mesmo assim',
  'given-away': 'Doado',
  useItem: 'Sobrou',
  openItem: 'Aberto',
  freezeItem: 'Congelado',
  thawItem: 'Descongelado',
  moveItem: 'Mover',
  giveItem: 'É de…',
  offerItem: 'Pode pegar',
  removeItem: 'Remover',
  changeItem: 'Alterar',
  keepItem: 'Ficar com ele',
  addAgain: 'Adicionar outro igual',
  more: 'Mais',
};

const units: Record<Unit | 'kg' | 'l', (count: number, number: string) => string> = {
  piece: (count, number) => plural(count, { one: `${number} unidade`, other: `${number} unidades` }),
  pack: (count, number) => plural(count, { one: `${number} pacote`, other: `${number} pacotes` }),
  portion: (count, number) => plural(count, { one: `${number} porção`, other: `${number} porções` }),
  g: (_, number) => `${number} g`,
  kg: (_, number) => `${number} kg`,
  ml: (_, number) => `${number} ml`,
  l: (_, number) => `${number} l`,
};
export const amount = ({ count, number, unit }: { count: number; number: string; unit: Unit | 'kg' | 'l' }) =>
  units[unit](count, number);
export const outOf = ({ amount }: { amount: string }) => `de ${amount}`;
export const left = ({ amount }: { amount: string }) => `ainda há ${amount}`;

export const someLeft = ({ title }: Titled) => `Sobrou: ${title}`;
export const more = 'Mais';

/** In the place of the title, where only a part is meant. */
export const partOf = ({ title }: Titled) => `${title} (uma parte)`;
export const goodThrough = ({ date }: { date: string }) => `bom até ${date}`;
export const openedOn = ({ date }: { date: string }) => `em ${date}`;
export const isIn = (place: Placed) => `está ${inWords(place)}`;
export const moveTo = (place: Placed) => `Colocar ${inWords(place)}`;
/** Why it is good through that day. */
export const because = {
  label: ({ kind }: { kind: DateKind }) => dateKinds[kind],
  opened: ({ day, days }: { day: string; days: number }) =>
    plural(days, { one: `aberto ${on(day)}, ${days} dia`, other: `aberto ${on(day)}, ${days} dias` }),
  frozen: ({ day }: { day: string }) => `congelado ${on(day)}`,
  thawed: ({ day }: { day: string }) => `descongelado ${on(day)}`,
};
export const frozenSometime = 'congelado, ninguém disse quando';
const dateKinds: Record<DateKind, string> = {
  'use-by': 'consumir até, como diz o rótulo',
  'best-before': 'validade, como diz o rótulo',
  estimate: 'uma estimativa',
};

export const amountLeft = 'Quanto resta';
export const unit = 'Unidade';
export const unitName: Record<Unit, string> = {
  piece: 'unidades',
  pack: 'pacotes',
  portion: 'porções',
  g: 'g',
  ml: 'ml',
};
export const dateKind = 'O que a data significa';
export const dateKindName: Record<DateKind, string> = {
  'use-by': 'Consumir até: não comer depois',
  'best-before': 'Validade: veja, cheire, prove',
  estimate: 'Estimativa nossa',
};
