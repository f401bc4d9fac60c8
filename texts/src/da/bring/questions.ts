import type { QuestionKind } from '@crisper/domain/bring/questions.ts';
import { plural } from '#da/plural.ts';

interface Asked {
  /** In the words of the source. */
  about: string;
  count: number;
}

const goodUntil = (count: number) =>
  plural(count, {
    one: `Hvor længe er ${count} af dem god?`,
    other: `Hvor længe er ${count} af dem gode?`,
  });

export const askedOnce = 'Spurgt én gang, for dem alle';

/** One question, for everything that it concerns. */
export const question: Record<QuestionKind, (asked: Asked) => string> = {
  order: () => 'Hvad står først, dagen eller måneden?',
  price: ({ about }) => (about ? `Priserne er i ${about}. Hvad gælder de for?` : 'Hvad gælder priserne for?'),
  place: ({ about }) => `Hvor er »${about}«?`,
  unit: ({ about }) => `Hvad mener filen med »${about}«?`,
  frozen: ({ count }) =>
    plural(count, {
      one: `${count} ting er i fryseren, og datoen er overskredet. Hvornår blev den frosset?`,
      other: `${count} ting er i fryseren, og datoen er overskredet. Hvornår blev de frosset?`,
    }),
  'freezer-day': ({ count }) =>
    plural(count, {
      one: `${count} ting i fryseren har en dato, der ikke er nået. Hvad betyder den?`,
      other: `${count} ting i fryseren har en dato, der ikke er nået. Hvad betyder den?`,
    }),
  never: ({ count }) => `${goodUntil(count)} Filen siger: aldrig.`,
  undated: ({ count }) => `${goodUntil(count)} Filen siger det ikke.`,
  'made-up': ({ count }) => `${goodUntil(count)} Filen har dagen for købet.`,
  date: ({ about }) => `Hvilken dag er »${about}«?`,
  amount: ({ about }) => `Hvad er »${about}«?`,
  'odd-price': ({ about }) => `Kostede det ${about}? Det er langt fra alt det andet.`,
};

export const which = ({ at, of }: { at: number; of: number }) => `${at} af ${of}`;
/** Some of the foods that a question is about. */
export const concerns = ({ titles, more }: { titles: readonly string[]; more: number }) =>
  titles.join(', ') + (more > 0 ? plural(more, { one: ` og ${more} til`, other: ` og ${more} til` }) : '');

export const guess = 'Gæt ud fra, hvor længe den slags mad holder';
export const none = 'De holder: ingen dato';
export const guessHint = 'stiplet, til du siger det';
export const noneHint = 'ingen bliver mindet om dem';
export const newPlaceHint = 'den kommer til at være i køkkenet';
export const unknown = 'Ingen dato endnu; køkkenet spørger';
export const keepDate = 'Det er rigtigt';
export const noDate = 'Det holder: ingen dato';
export const noPrice = 'Udelad prisen';
export const keepPrice = 'Ja, det gjorde det';
export const frozen = { unknown: 'Det ved jeg ikke', before: 'Før den dato', today: 'I dag' };
/** What comes of each answer. */
export const frozenHint = {
  unknown:
    'råt kød, rå fisk og det, der har overskredet sidste anvendelsesdato: spis det ikke; resten: se, lugt, smag',
  before: 'de sædvanlige måneder tæller fra den dato eller fra købet',
  today: 'det, der har overskredet sidste anvendelsesdato, udelades: spis det ikke',
};
export const freezerDay = 'Godt i fryseren til den dato';
export const freezerDayHint = 'uanset hvornår det blev frosset';
export const packDay = 'Datoen på pakken: frosset i dag';
export const packDayHint = 'de sædvanlige måneder tæller fra i dag';
export const order = {
  'day-first': ({ day }: { day: string }) => `Dagen først: ${day}`,
  'month-first': ({ day }: { day: string }) => `Måneden først: ${day}`,
};
export const prices = {
  whole: ({ currency }: { currency: string }) => `For det hele, i ${currency}`,
  each: ({ currency }: { currency: string }) => `For hver, i ${currency}`,
  none: 'Udelad priserne',
};
export const newPlace = ({ name }: { name: string }) => `På en ny plads, ${name}`;
export const units = {
  piece: 'Stykker',
  pack: 'Pakker',
  portion: 'Portioner',
  g: 'Gram',
  ml: 'Milliliter',
};
