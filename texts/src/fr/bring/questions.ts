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
