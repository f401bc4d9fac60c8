import type { QuestionKind } from '@crisper/domain/bring/questions.ts';
import { plural } from '#es/plural.ts';

interface Asked {
  /** In the words of the source. */
  about: string;
  count: number;
}

const goodUntil = (count: number) =>
  plural(count, {
    one: '¿Hasta cuándo es bueno 1 de ellos?',
    other: `¿Hasta cuándo son buenos ${count} de ellos?`,
  });

export const askedOnce = 'Se pregunta una vez, para todos';

/** One question, for everything that it concerns. */
export const question: Record<QuestionKind, (asked: Asked) => string> = {
  order: () => '¿Qué va primero, el día o el mes?',
  price: ({ about }) => (about ? `Los precios están en ${about}. ¿De qué son?` : '¿De qué son los precios?'),
  place: ({ about }) => `¿Dónde está «${about}»?`,
  unit: ({ about }) => `¿Qué quiere decir el archivo con «${about}»?`,
  frozen: ({ count }) =>
    plural(count, {
      one: '1 alimento está en el congelador con la fecha pasada. ¿Cuándo se congeló?',
      other: `${count} alimentos están en el congelador con la fecha pasada. ¿Cuándo se congelaron?`,
    }),
  'freezer-day': ({ count }) =>
    plural(count, {
      one: '1 alimento del congelador tiene una fecha futura. ¿Qué significa?',
      other: `${count} alimentos del congelador tienen una fecha futura. ¿Qué significa?`,
    }),
  never: ({ count }) => `${goodUntil(count)} El archivo dice: nunca.`,
  undated: ({ count }) => `${goodUntil(count)} El archivo no lo dice.`,
  'made-up': ({ count }) => `${goodUntil(count)} El archivo trae el día de la compra.`,
  date: ({ about }) => `¿Qué día es «${about}»?`,
  amount: ({ about }) => `¿Qué es «${about}»?`,
  'odd-price': ({ about }) => `¿Costó ${about}? Se aparta mucho de todo lo demás.`,
};

export const which = ({ at, of }: { at: number; of: number }) => `${at} de ${of}`;
/** Some of the foods that a question is about. */
export const concerns = ({ titles, more }: { titles: readonly string[]; more: number }) =>
  more > 0 ? `${titles.join(', ')} y ${more} más` : titles.join(', ');

export const guess = 'Estimar por lo que suele durar esa comida';
export const none = 'Aguantan: sin fecha';
export const guessHint = 'en línea discontinua hasta que lo confirmes';
export const noneHint = 'nadie recibe recordatorios';
export const newPlaceHint = 'aparece en la cocina';
export const unknown = 'Aún sin fecha; la cocina preguntará';
export const keepDate = 'Es correcto';
export const noDate = 'Aguanta: sin fecha';
export const noPrice = 'Omitir el precio';
export const keepPrice = 'Sí, eso costó';
export const frozen = { unknown: 'No lo sé', before: 'Antes de esa fecha', today: 'Hoy' };
/** What comes of each answer. */
export const frozenHint = {
  unknown:
    'carne o pescado crudos, y lo que pasa de su fecha de caducidad: no comer; lo demás: mira, huele, prueba',
  before: 'los meses habituales cuentan desde esa fecha o desde la compra',
  today: 'lo que pasa de su fecha de caducidad se omite: no comer',
};
export const freezerDay = 'Bueno en el congelador hasta esa fecha';
export const freezerDayHint = 'da igual cuándo se congeló';
export const packDay = 'La fecha del envase: congelado hoy';
export const packDayHint = 'los meses habituales cuentan desde hoy';
export const order = {
  'day-first': ({ day }: { day: string }) => `Primero el día: ${day}`,
  'month-first': ({ day }: { day: string }) => `Primero el mes: ${day}`,
};
export const prices = {
  whole: ({ currency }: { currency: string }) => `De todo junto, en ${currency}`,
  each: ({ currency }: { currency: string }) => `De cada uno, en ${currency}`,
  none: 'Omitir los precios',
};
export const newPlace = ({ name }: { name: string }) => `En un sitio nuevo: ${name}`;
export const units = {
  piece: 'Unidades',
  pack: 'Paquetes',
  portion: 'Raciones',
  g: 'Gramos',
  ml: 'Mililitros',
};
