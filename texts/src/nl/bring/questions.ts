import type { QuestionKind } from '@crisper/domain/bring/questions.ts';
import { plural } from '#nl/plural.ts';

interface Asked {
  /** In the words of the source. */
  about: string;
  count: number;
}

const goodUntil = (count: number) =>
  plural(count, {
    one: `Tot wanneer is ${count} ervan goed?`,
    other: `Tot wanneer zijn er ${count} van goed?`,
  });

export const askedOnce = 'Eén keer gevraagd, voor alles samen';

/** One question, for everything that it concerns. */
export const question: Record<QuestionKind, (asked: Asked) => string> = {
  order: () => 'Komt eerst de dag of de maand?',
  price: ({ about }) =>
    about ? `De prijzen zijn in ${about}. Waarvoor zijn ze?` : 'Waarvoor zijn de prijzen?',
  place: ({ about }) => `Waar is ‘${about}’?`,
  unit: ({ about }) => `Wat bedoelt het bestand met ‘${about}’?`,
  frozen: ({ count }) =>
    plural(count, {
      one: `${count} ding ligt in de vriezer en is over de datum. Wanneer is het ingevroren?`,
      other: `${count} dingen liggen in de vriezer en zijn over de datum. Wanneer zijn ze ingevroren?`,
    }),
  'freezer-day': ({ count }) =>
    plural(count, {
      one: `${count} ding in de vriezer heeft een datum die nog komt. Wat betekent die?`,
      other: `${count} dingen in de vriezer hebben een datum die nog komt. Wat betekent die?`,
    }),
  never: ({ count }) => `${goodUntil(count)} In het bestand staat: nooit.`,
  undated: ({ count }) => `${goodUntil(count)} In het bestand staat niets.`,
  'made-up': ({ count }) => `${goodUntil(count)} In het bestand staat de dag van aankoop.`,
  date: ({ about }) => `Welke dag is ‘${about}’?`,
  amount: ({ about }) => `Wat is ‘${about}’?`,
  'odd-price': ({ about }) => `Kostte het ${about}? Dat ligt ver van al het andere.`,
};

export const which = ({ at, of }: { at: number; of: number }) => `${at} van ${of}`;
/** Some of the foods that a question is about. */
export const concerns = ({ titles, more }: { titles: readonly string[]; more: number }) =>
  more > 0 ? `${titles.join(', ')} en nog ${more}` : titles.join(', ');

export const guess = 'Schatten naar hoe lang zulk eten goed blijft';
export const none = 'Het blijft goed: geen datum';
export const guessHint = 'gestippeld tot je het zegt';
export const noneHint = 'niemand krijgt er een herinnering over';
export const newPlaceHint = 'die komt in de keuken';
export const unknown = 'Nog geen datum; de keuken vraagt het nog';
export const keepDate = 'Die klopt';
export const noDate = 'Het blijft goed: geen datum';
export const noPrice = 'Prijs weglaten';
export const keepPrice = 'Ja, dat klopt';
export const frozen = { unknown: 'Weet ik niet', before: 'Voor die datum', today: 'Vandaag' };
/** What comes of each answer. */
export const frozenHint = {
  unknown: 'rauw vlees of rauwe vis, en wat over de TGT-datum is: niet meer eten; de rest: kijk, ruik, proef',
  before: 'de gewone maanden tellen vanaf die datum, of vanaf de aankoop',
  today: 'wat over de TGT-datum is, wordt weggelaten: niet meer eten',
};
export const freezerDay = 'Tot die datum goed in de vriezer';
export const freezerDayHint = 'wanneer het ook is ingevroren';
export const packDay = 'De datum van het pak: vandaag ingevroren';
export const packDayHint = 'de gewone maanden tellen vanaf vandaag';
export const order = {
  'day-first': ({ day }: { day: string }) => `Eerst de dag: ${day}`,
  'month-first': ({ day }: { day: string }) => `Eerst de maand: ${day}`,
};
export const prices = {
  whole: ({ currency }: { currency: string }) => `Voor alles samen, in ${currency}`,
  each: ({ currency }: { currency: string }) => `Per stuk, in ${currency}`,
  none: 'Prijzen weglaten',
};
export const newPlace = ({ name }: { name: string }) => `Op een nieuwe plek, ${name}`;
export const units = { piece: 'Stuks', pack: 'Pakken', portion: 'Porties', g: 'Gram', ml: 'Milliliter' };
