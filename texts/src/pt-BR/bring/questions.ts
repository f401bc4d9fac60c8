import type { QuestionKind } from '@crisper/domain/bring/questions.ts';
import { plural } from '#pt-BR/plural.ts';

interface Asked {
  /** In the words of the source. */
  about: string;
  count: number;
}

const goodUntil = (count: number) =>
  plural(count, {
    one: `Até quando está bom (${count} item)?`,
    other: `Até quando estão bons (${count} itens)?`,
  });

export const askedOnce = 'Perguntado uma vez, para todos';

/** One question, for everything that it concerns. */
export const question: Record<QuestionKind, (asked: Asked) => string> = {
  order: () => 'O que vem primeiro, o dia ou o mês?',
  price: ({ about }) => (about ? `Os preços estão em ${about}. De que são eles?` : 'De que são os preços?'),
  place: ({ about }) => `Onde fica “${about}”?`,
  unit: ({ about }) => `O que o arquivo quer dizer com “${about}”?`,
  frozen: ({ count }) =>
    plural(count, {
      one: `${count} item está no freezer e com a data passada. Quando foi congelado?`,
      other: `${count} itens estão no freezer e com a data passada. Quando foram congelados?`,
    }),
  'freezer-day': ({ count }) =>
    plural(count, {
      one: `${count} item no freezer tem uma data que ainda vem. O que ela significa?`,
      other: `${count} itens no freezer têm uma data que ainda vem. O que ela significa?`,
    }),
  never: ({ count }) => `${goodUntil(count)} O arquivo diz: nunca vence.`,
  undated: ({ count }) => `${goodUntil(count)} O arquivo não diz.`,
  'made-up': ({ count }) => `${goodUntil(count)} O arquivo traz o dia da compra.`,
  date: ({ about }) => `Que dia é “${about}”?`,
  amount: ({ about }) => `O que é “${about}”?`,
  'odd-price': ({ about }) => `Custou mesmo ${about}? É bem diferente de todos os outros.`,
};

export const which = ({ at, of }: { at: number; of: number }) => `${at} de ${of}`;
/** Some of the foods that a question is about. */
export const concerns = ({ titles, more }: { titles: readonly string[]; more: number }) =>
  more > 0 ? `${titles.join(', ')} e mais ${more}` : titles.join(', ');

export const guess = 'Estimar por quanto tempo essa comida dura';
export const none = 'Duram bastante: sem data';
export const guessHint = 'tracejado até você confirmar';
export const noneHint = 'ninguém recebe lembretes deles';
export const newPlaceHint = 'aparece na cozinha';
export const unknown = 'Ainda sem data; a cozinha vai perguntar';
export const keepDate = 'Está certo';
export const noDate = 'Dura bastante: sem data';
export const noPrice = 'Deixar o preço de fora';
export const keepPrice = 'Sim, custou isso';
export const frozen = { unknown: 'Não sei', before: 'Antes dessa data', today: 'Hoje' };
/** What comes of each answer. */
export const frozenHint = {
  unknown: 'carne ou peixe cru, e data “consumir até” passada: não comer; o resto: veja, cheire, prove',
  before: 'os meses de costume contam a partir dessa data ou da compra',
  today: 'o que passou da data “consumir até” fica de fora: não comer',
};
export const freezerDay = 'Bom no freezer até essa data';
export const freezerDayHint = 'não importa quando foi congelado';
export const packDay = 'A data da embalagem: congelado hoje';
export const packDayHint = 'os meses de costume contam a partir de hoje';
export const order = {
  'day-first': ({ day }: { day: string }) => `Primeiro o dia: ${day}`,
  'month-first': ({ day }: { day: string }) => `Primeiro o mês: ${day}`,
};
export const prices = {
  whole: ({ currency }: { currency: string }) => `Pelo total, em ${currency}`,
  each: ({ currency }: { currency: string }) => `Por unidade, em ${currency}`,
  none: 'Deixar os preços de fora',
};
export const newPlace = ({ name }: { name: string }) => `Em um novo lugar: ${name}`;
export const units = {
  piece: 'Unidades',
  pack: 'Pacotes',
  portion: 'Porções',
  g: 'Gramas',
  ml: 'Mililitros',
};
