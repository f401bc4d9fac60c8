import { plural } from '#fr/plural.ts';

export const pageTitle = 'Écran de cuisine';
export const pageDescription = 'Quoi manger d’abord et quoi acheter, pour un écran dans la cuisine.';
export const loading = 'La cuisine se charge.';
export const eatFirst = 'À manger d’abord';
export const nothingDue = 'Rien ne presse.';
export const doNotEat = ({ titles }: { titles: string }) => `Ne plus manger : ${titles}`;
export const shoppingList = 'À acheter';
export const nothingToGet = 'Il n’y a rien sur la liste.';
export const more = ({ count }: { count: number }) =>
  plural(count, { one: `et ${count} autre`, other: `et ${count} autres` });

export const notReached = ({ moment }: { moment: string }) =>
  `Crisper ne répond pas. Dernières nouvelles : ${moment}.`;
export const neverReached = 'Crisper ne répond pas. Cet écran continue d’essayer.';
export const mayFallAsleep =
  'Ce navigateur ne peut pas garder l’écran allumé. Fais-le dans les réglages de la tablette.';

export const endedTitle = 'Cet écran n’a plus le droit de regarder';
export const endedText =
  'Sa clé est désactivée, ou la personne qui l’a créée a quitté la cuisine. Crée un nouveau lien : Moi, Programmes, La tablette sur le frigo.';
export const noKeyTitle = 'Il manque son lien à cet écran';
export const noKeyText =
  'Ouvre le lien en entier, avec tout ce qui suit le #. Tu en crées un sous Moi, Programmes, La tablette sur le frigo.';

/** On the page *Programs*. */
export const heading = 'La tablette sur le frigo';
export const introduction =
  'Un écran dans la cuisine qui montre quoi manger d’abord et quoi acheter. Il peut regarder, et ne change rien.';
export const letLookInto = ({ kitchen }: { kitchen: string }) =>
  `Laisser la tablette sur le frigo regarder dans « ${kitchen} »`;
export const keyName = 'Tablette sur le frigo';
export const dialogTitle = 'À ouvrir sur la tablette';
export const howTo =
  'Scanne le code avec la tablette, ou copie le lien et ouvre-le là-bas. Il n’est montré que cette fois. Avec lui, on voit ce qu’il y a dans la cuisine, jusqu’à ce que tu désactives sa clé ci-dessous.';
export const codeOf = ({ kitchen }: { kitchen: string }) => `QR code du lien qui regarde dans « ${kitchen} »`;
export const linkLabel = 'Lien pour la tablette';
export const copy = 'Copier le lien';
export const copied = 'Lien copié.';
export const copyFailed =
  'Ton navigateur ne nous laisse pas copier. Sélectionne le lien et copie-le toi-même.';
export const done = 'Terminé';
export const noKitchen = 'Crée d’abord une cuisine : il n’y a encore rien à regarder.';
