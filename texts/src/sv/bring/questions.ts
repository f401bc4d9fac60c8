import type { QuestionKind } from '@crisper/domain/bring/questions.ts';
import { plural } from '#sv/plural.ts';

interface Asked {
  /** In the words of the source. */
  about: string;
  count: number;
}

const goodUntil = (count: number) =>
  plural(count, { one: `Hur länge är ${count} av dem bra?`, other: `Hur länge är ${count} av dem bra?` });

export const askedOnce = 'Frågas en gång, för alla';

/** One question, for everything that it concerns. */
export const question: Record<QuestionKind, (asked: Asked) => string> = {
  order: () => 'Kommer dagen eller månaden först?',
  price: ({ about }) => (about ? `Priserna är i ${about}. Vad gäller de?` : 'Vad gäller priserna?'),
  place: ({ about }) => `Var finns ”${about}”?`,
  unit: ({ about }) => `Vad menar filen med ”${about}”?`,
  frozen: ({ count }) =>
    plural(count, {
      one: `${count} sak ligger i frysen och datumet har passerat. När frystes den?`,
      other: `${count} saker ligger i frysen och datumen har passerat. När frystes de?`,
    }),
  'freezer-day': ({ count }) =>
    plural(count, {
      one: `${count} sak i frysen har ett datum som inte har varit. Vad betyder det?`,
      other: `${count} saker i frysen har ett datum som inte har varit. Vad betyder det?`,
    }),
  never: ({ count }) => `${goodUntil(count)} Filen säger: alltid.`,
  undated: ({ count }) => `${goodUntil(count)} Filen säger inget.`,
  'made-up': ({ count }) => `${goodUntil(count)} Filen har dagen då det köptes.`,
  date: ({ about }) => `Vilken dag är ”${about}”?`,
  amount: ({ about }) => `Vad är ”${about}”?`,
  'odd-price': ({ about }) => `Kostade det ${about}? Det är långt från alla andra.`,
};

export const which = ({ at, of }: { at: number; of: number }) => `${at} av ${of}`;
/** Some of the foods that a question is about. */
export const concerns = ({ titles, more }: { titles: readonly string[]; more: number }) =>
  more > 0 ? `${titles.join(', ')} och ${more} till` : titles.join(', ');

export const guess = 'Gissa utifrån hur länge sådan mat håller';
export const none = 'De håller: inget datum';
export const guessHint = 'streckat tills du säger något';
export const noneHint = 'ingen blir påmind om dem';
export const newPlaceHint = 'den dyker upp i köket';
export const unknown = 'Inget datum än; köket kommer att fråga';
export const keepDate = 'Det stämmer';
export const noDate = 'Det håller: inget datum';
export const noPrice = 'Hoppa över priset';
export const keepPrice = 'Ja, det gjorde det';
export const frozen = { unknown: 'Jag vet inte', before: 'Före det datumet', today: 'I dag' };
/** What comes of each answer. */
export const frozenHint = {
  unknown:
    'rått kött eller rå fisk, och allt efter sista förbrukningsdag: ät inte; resten: titta, lukta, smaka',
  before: 'de vanliga månaderna räknas från det datumet, eller från inköpet',
  today: 'det som passerat sista förbrukningsdag utelämnas: ät inte',
};
export const freezerDay = 'Bra i frysen till det datumet';
export const freezerDayHint = 'oavsett när det frystes';
export const packDay = 'Datumet på förpackningen: fryst i dag';
export const packDayHint = 'de vanliga månaderna räknas från i dag';
export const order = {
  'day-first': ({ day }: { day: string }) => `Dagen först: ${day}`,
  'month-first': ({ day }: { day: string }) => `Månaden först: ${day}`,
};
export const prices = {
  whole: ({ currency }: { currency: string }) => `För alltihop, i ${currency}`,
  each: ({ currency }: { currency: string }) => `Per styck, i ${currency}`,
  none: 'Hoppa över priserna',
};
export const newPlace = ({ name }: { name: string }) => `På en ny plats, ${name}`;
export const units = { piece: 'St', pack: 'Paket', portion: 'Portioner', g: 'Gram', ml: 'Milliliter' };
