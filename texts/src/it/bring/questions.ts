import type { QuestionKind } from '@crisper/domain/bring/questions.ts';
import { plural } from '#it/plural.ts';

interface Asked {
  /** In the words of the source. */
  about: string;
  count: number;
}

const goodUntil = (count: number) =>
  plural(count, {
    one: `Fino a quando è buono ${count} di questi?`,
    other: `Fino a quando sono buoni ${count} di questi?`,
  });

export const askedOnce = 'Chiesto una volta, per tutti';
/** One question, for everything that it concerns. */
export const question: Record<QuestionKind, (asked: Asked) => string> = {
  order: () => 'Viene prima il giorno o il mese?',
  price: ({ about }) => (about ? `I prezzi sono in ${about}. Per che cosa?` : 'Per che cosa sono i prezzi?'),
  place: ({ about }) => `Dov’è «${about}»?`,
  unit: ({ about }) => `Cosa intende il file con «${about}»?`,
  frozen: ({ count }) =>
    plural(count, {
      one: `${count} alimento è in freezer con la data passata. Quando è stato congelato?`,
      other: `${count} alimenti sono in freezer con la data passata. Quando sono stati congelati?`,
    }),
  'freezer-day': ({ count }) =>
    plural(count, {
      one: `${count} alimento in freezer ha una data che deve ancora venire. Cosa vuol dire?`,
      other: `${count} alimenti in freezer hanno una data che deve ancora venire. Cosa vuol dire?`,
    }),
  never: ({ count }) => `${goodUntil(count)} Il file dice: mai.`,
  undated: ({ count }) => `${goodUntil(count)} Il file non lo dice.`,
  'made-up': ({ count }) => `${goodUntil(count)} Il file ha il giorno dell’acquisto.`,
  date: ({ about }) => `Che giorno è «${about}»?`,
  amount: ({ about }) => `Che cos’è «${about}»?`,
  'odd-price': ({ about }) => `È costato ${about}? È molto lontano da tutti gli altri.`,
};
export const which = ({ at, of }: { at: number; of: number }) => `${at} di ${of}`;
/** Some of the foods that a question is about. */
export const concerns = ({ titles, more }: { titles: readonly string[]; more: number }) =>
  more > 0
    ? `${titles.join(', ')} e ${plural(more, { one: `${more} altro`, other: `altri ${more}` })}`
    : titles.join(', ');

export const guess = 'Stima da quanto si conservano di solito';
export const none = 'Si conservano: senza data';
export const guessHint = 'tratteggiato finché non lo dici tu';
export const noneHint = 'nessuno riceve promemoria';
export const newPlaceHint = 'appare nella cucina';
export const unknown = 'Ancora senza data; la cucina lo chiederà';
export const keepDate = 'È giusta';
export const noDate = 'Si conserva: senza data';
export const noPrice = 'Lascia fuori il prezzo';
export const keepPrice = 'Sì, proprio così';
export const frozen = { unknown: 'Non lo so', before: 'Prima di quella data', today: 'Oggi' };
/** What comes of each answer. */
export const frozenHint = {
  unknown: 'carne e pesce crudi, e dopo la scadenza: non mangiare; il resto: guarda, annusa, assaggia',
  before: 'i soliti mesi si contano da quella data, o dall’acquisto',
  today: 'quello che ha passato la scadenza resta fuori: non mangiare',
};
export const freezerDay = 'Buono in freezer fino a quella data';
export const freezerDayHint = 'in qualunque giorno sia stato congelato';
export const packDay = 'La data della confezione: congelato oggi';
export const packDayHint = 'i soliti mesi si contano da oggi';
export const order = {
  'day-first': ({ day }: { day: string }) => `Prima il giorno: ${day}`,
  'month-first': ({ day }: { day: string }) => `Prima il mese: ${day}`,
};
export const prices = {
  whole: ({ currency }: { currency: string }) => `Per il totale, in ${currency}`,
  each: ({ currency }: { currency: string }) => `Per ognuno, in ${currency}`,
  none: 'Lascia fuori i prezzi',
};
export const newPlace = ({ name }: { name: string }) => `In un posto nuovo, «${name}»`;
export const units = {
  piece: 'Pezzi',
  pack: 'Confezioni',
  portion: 'Porzioni',
  g: 'Grammi',
  ml: 'Millilitri',
};
