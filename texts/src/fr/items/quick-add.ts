import type { BeginningKind, Certainty } from '@crisper/domain/line/line-food.ts';
import { plural } from '#fr/plural.ts';

export const pageDescription = 'Ajouter tout ce qui est nouveau en une ligne.';
export const heading = 'Ajouter';
export const goesInto = ({ kitchen }: { kitchen: string }) => `dans « ${kitchen} »`;
export const close = ({ kitchen }: { kitchen: string }) => `Retour à « ${kitchen} »`;

export const line = 'Quoi de neuf dans la cuisine ?';
export const placeholder = 'lait jeudi, 6 œufs, poulet 500 g';
/** For those who do not see the rows appear. */
export const hint =
  'Un aliment, ou plusieurs, séparés par des virgules ou des retours à la ligne. Entrée les met dans la liste ; sur une ligne vide, Entrée ajoute tout à la cuisine.';
export const clear = 'Vider la ligne';
export const barcode = 'Code-barres';
export const receipt = 'Ticket';
export const photo = 'Photo';

export const understood = ({ count, last }: { count: number; last: string }) =>
  plural(count, {
    one: `${count} aliment dans la liste : ${last}`,
    other: `${count} aliments dans la liste, le dernier : ${last}`,
  });
export const tooMany = ({ most }: { most: number }) =>
  `Pas plus de ${most} aliments à la fois. Le reste attend dans la ligne que ceux-ci soient ajoutés.`;
/** Lines of a list that are no food, such as the sum of a bill. */
export const skipped = ({ lines }: { lines: string[] }) =>
  `Laissé de côté, ce ne sont pas des aliments : ${lines.join(' · ')}`;
export const noFood = 'On n’a trouvé aucun aliment dans cette ligne.';
export const dashed =
  'En pointillés, c’est deviné ; en orange, on ne sait pas. Touche pour changer ; rien n’est enregistré avant Terminer.';
export const allFields = 'Tous les champs';
export const done = ({ count }: { count: number }) =>
  count === 0
    ? 'Terminer'
    : plural(count, { one: `Terminer · ${count} aliment`, other: `Terminer · ${count} aliments` });

export const again = 'Comme d’habitude';
export const putIn = 'Ajouter :';

export const part = {
  title: 'Nom',
  date: 'Bon jusqu’au',
  amount: 'Quantité',
  place: 'Endroit',
  category: 'Catégorie',
  price: 'Prix',
  belongsTo: 'À qui',
  opened: 'Ouvert',
  began: 'Se garde à partir du',
};
/** The day from which on it keeps, and what was said of it. */
export const began: Record<BeginningKind, (words: { day: string }) => string> = {
  made: ({ day }) => `fait le ${day}`,
  bought: ({ day }) => `acheté le ${day}`,
  frozen: ({ day }) => `congelé le ${day}`,
  since: ({ day }) => `à partir du ${day}`,
};
/** Read after what is not certain. */
export const certainty: Record<Exclude<Certainty, 'said'>, string> = {
  guessed: ', deviné',
  doubtful: ', pas sûr',
};
export const choices = ({ part, title }: { part: string; title: string }) => `${part} : ${title}`;
export const remove = ({ title }: { title: string }) => `Retirer : ${title}`;
export const otherDay = 'Un autre jour';
export const readOffPack = 'La lire sur l’emballage';
export const noDate = 'Pas de date';
export const noDateYet = 'pas de date';
export const keeps = 'ça se garde';
export const whenGood = 'Pas encore de date : bon jusqu’à quand ?';
export const notOpened = 'Pas ouvert';
export const fromToday = 'À partir d’aujourd’hui';
