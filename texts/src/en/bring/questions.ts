import type { QuestionKind } from '@crisper/domain/bring/questions.ts';
import { plural } from '#en/plural.ts';

interface Asked {
  /** In the words of the source. */
  about: string;
  count: number;
}

const goodUntil = (count: number) =>
  plural(count, { one: 'When is 1 of them good until?', other: `When are ${count} of them good until?` });

export const askedOnce = 'Asked once, for all of them';

/** One question, for everything that it concerns. */
export const question: Record<QuestionKind, (asked: Asked) => string> = {
  order: () => 'Does the day or the month come first?',
  price: ({ about }) => (about ? `The prices are in ${about}. What are they?` : 'What are the prices?'),
  place: ({ about }) => `Where is “${about}”?`,
  unit: ({ about }) => `What does the file mean by “${about}”?`,
  frozen: ({ count }) =>
    plural(count, {
      one: '1 thing is in the freezer and past its date. When was it frozen?',
      other: `${count} things are in the freezer and past their date. When were they frozen?`,
    }),
  'freezer-day': ({ count }) =>
    plural(count, {
      one: '1 thing in the freezer has a date to come. What does it mean?',
      other: `${count} things in the freezer have a date to come. What does it mean?`,
    }),
  never: ({ count }) => `${goodUntil(count)} The file says: never.`,
  undated: ({ count }) => `${goodUntil(count)} The file does not say.`,
  'made-up': ({ count }) => `${goodUntil(count)} The file has the day of the purchase.`,
  date: ({ about }) => `Which day is “${about}”?`,
  amount: ({ about }) => `What is “${about}”?`,
  'odd-price': ({ about }) => `Did it cost ${about}? That is far from all others.`,
};

export const which = ({ at, of }: { at: number; of: number }) => `${at} of ${of}`;
/** Some of the foods that a question is about. */
export const concerns = ({ titles, more }: { titles: readonly string[]; more: number }) =>
  more > 0 ? `${titles.join(', ')} and ${more} more` : titles.join(', ');

export const guess = 'Guess from how long such food keeps';
export const none = 'They keep: no date';
export const guessHint = 'dashed until you say so';
export const noneHint = 'nobody is reminded of them';
export const newPlaceHint = 'it appears in the kitchen';
export const unknown = 'No date yet; the kitchen will ask';
export const keepDate = 'It is right';
export const noDate = 'It keeps: no date';
export const noPrice = 'Leave the price out';
export const keepPrice = 'Yes, it did';
export const frozen = { unknown: 'I do not know', before: 'Before that date', today: 'Today' };
/** What comes of each answer. */
export const frozenHint = {
  unknown: 'raw meat or fish, and past a use-by date: do not eat; the rest: look, smell, taste',
  before: 'the usual months count from that date, or from the purchase',
  today: 'what is past its use-by date is left out: do not eat',
};
export const freezerDay = 'Good in the freezer until that date';
export const freezerDayHint = 'whenever it was frozen';
export const packDay = 'The date of the pack: frozen today';
export const packDayHint = 'the usual months count from today';
export const order = {
  'day-first': ({ day }: { day: string }) => `The day first: ${day}`,
  'month-first': ({ day }: { day: string }) => `The month first: ${day}`,
};
export const prices = {
  whole: ({ currency }: { currency: string }) => `For all of it, in ${currency}`,
  each: ({ currency }: { currency: string }) => `For each, in ${currency}`,
  none: 'Leave the prices out',
};
export const newPlace = ({ name }: { name: string }) => `In a new place, ${name}`;
export const units = { piece: 'Pieces', pack: 'Packs', portion: 'Portions', g: 'Grams', ml: 'Millilitres' };
