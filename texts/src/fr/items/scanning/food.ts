import { plural } from '#fr/plural.ts';

export const heading = 'Une photo de l’aliment';
export const aim = 'Un seul fruit, un seul légume ou une seule brique remplit le cadre.';
export const looking = 'On regarde…';
export const whichOne = 'C’est lequel ?';
export const unknown =
  'On ne sait pas ce que c’est : on connaît 43 fruits, légumes et briques. Essaie de plus près, ou écris son nom.';
export const failed = 'Impossible de charger la reconnaissance d’aliments. Vérifie ta connexion et réessaie.';
export const another = 'Aucun : une autre photo';
export const inList = ({ count, last }: { count: number; last: string }) =>
  plural(count, {
    one: `Dans la liste : ${last}`,
    other: `Dans la liste : ${count} aliments, le dernier : ${last}`,
  });
