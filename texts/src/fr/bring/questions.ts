import type { QuestionKind } from '@crisper/domain/bring/questions.ts';
import { plural } from '#fr/plural.ts';

interface Asked {
  /** In the words of the source. */
  about: string;
  count: number;
}

const goodUntil = (count: number) =>
  plural(count, {
    one: `Jusqu’à quand est-ce bon (${count} aliment) ?`,
    other: `Jusqu’à quand est-ce bon (${count} aliments) ?`,
  });

export const askedOnce = 'Demandé une fois, pour tous';

/** One question, for everything that it concerns. */
export const question: Record<QuestionKind, (asked: Asked) => string> = {
  order: () => 'Qu’est-ce qui vient d’abord, le jour ou le mois ?',
  price: ({ about }) =>
    about ? `Les prix sont en ${about}. À quoi correspondent-ils ?` : 'À quoi correspondent les prix ?',
  place: ({ about }) => `Où est « ${about} » ?`,
  unit: ({ about }) => `Que veut dire « ${about} » dans le fichier ?`,
  frozen: ({ count }) =>
    plural(count, {
      one: `${count} aliment est au congélateur et sa date est dépassée. Quand a-t-il été congelé ?`,
      other: `${count} aliments sont au congélateur et leur date est dépassée. Quand ont-ils été congelés ?`,
    }),
  'freezer-day': ({ count }) =>
    plural(count, {
      one: `${count} aliment au congélateur a une date à venir. Que veut-elle dire ?`,
      other: `${count} aliments au congélateur ont une date à venir. Que veut-elle dire ?`,
    }),
  never: ({ count }) => `${goodUntil(count)} Le fichier dit : sans limite.`,
  undated: ({ count }) => `${goodUntil(count)} Le fichier ne le dit pas.`,
  'made-up': ({ count }) => `${goodUntil(count)} Le fichier donne le jour d’achat.`,
  date: ({ about }) => `Quel jour est « ${about} » ?`,
  amount: ({ about }) => `Que veut dire « ${about} » ?`,
  'odd-price': ({ about }) => `C’était vraiment ${about} ? C’est loin de tous les autres prix.`,
};

export const which = ({ at, of }: { at: number; of: number }) => `${at} sur ${of}`;
/** Some of the foods that a question is about. */
export const concerns = ({ titles, more }: { titles: readonly string[]; more: number }) =>
  more > 0
    ? `${titles.join(', ')} et ${plural(more, { one: `${more} autre`, other: `${more} autres` })}`
    : titles.join(', ');

export const guess = 'Deviner d’après le temps que ça se garde';
export const none = 'Ils se gardent : pas de date';
export const guessHint = 'en pointillés jusqu’à ce que tu le dises';
export const noneHint = 'sans rappel pour personne';
export const newPlaceHint = 'il apparaît dans la cuisine';
export const unknown = 'Pas encore de date ; la cuisine demandera';
export const keepDate = 'C’est juste';
export const noDate = 'Ça se garde : pas de date';
export const noPrice = 'Laisser le prix de côté';
export const keepPrice = 'Oui, c’est bien ça';
export const frozen = { unknown: 'Je ne sais pas', before: 'Avant cette date', today: 'Aujourd’hui' };
/** What comes of each answer. */
export const frozenHint = {
  unknown: 'viande et poisson crus, ou DLC dépassée : ne plus manger ; le reste : regarder, sentir, goûter',
  before: 'les mois habituels comptent à partir de cette date, ou de l’achat',
  today: 'ce qui a dépassé la DLC est laissé de côté : ne plus manger',
};
export const freezerDay = 'Bon au congélateur jusqu’à cette date';
export const freezerDayHint = 'quel que soit le jour de congélation';
export const packDay = 'La date de l’étiquette : congelé aujourd’hui';
export const packDayHint = 'les mois habituels comptent à partir d’aujourd’hui';
export const order = {
  'day-first': ({ day }: { day: string }) => `D’abord le jour : ${day}`,
  'month-first': ({ day }: { day: string }) => `D’abord le mois : ${day}`,
};
export const prices = {
  whole: ({ currency }: { currency: string }) => `Pour le tout, en ${currency}`,
  each: ({ currency }: { currency: string }) => `Pour chacun, en ${currency}`,
  none: 'Laisser les prix de côté',
};
export const newPlace = ({ name }: { name: string }) => `Dans un nouvel endroit : ${name}`;
export const units = {
  piece: 'Pièces',
  pack: 'Paquets',
  portion: 'Portions',
  g: 'Grammes',
  ml: 'Millilitres',
};
