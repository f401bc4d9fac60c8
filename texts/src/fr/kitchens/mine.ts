import { plural } from '#fr/plural.ts';

export const pageTitle = 'Cuisines';
export const pageDescription = 'Les cuisines que tu partages avec d’autres, et le frigo ouvert.';
export const heading = 'Cuisines';
export const introduction = 'Seules les personnes d’une cuisine voient ce qu’il y a dedans.';
export const loading = 'Chargement de tes cuisines…';
export const loadFailed = 'Impossible de charger tes cuisines';
export const yourKitchens = 'Tes cuisines';

/** In the profile. */
export const inKitchens = 'Tu es dans';
export const inNone = 'Tu n’es encore dans aucune cuisine.';
export const roleAmong = ({ role, people }: { role: string; people: string }) => `${role} · ${people}`;

export const toEatToday = ({ count }: { count: number }) => `${count} à manger aujourd’hui`;
export const nothingToday = 'Rien ne presse aujourd’hui';
export const endsIn = ({ days }: { days: number }) =>
  plural(days, { one: 'Ferme sous 24 heures', other: `Ferme dans ${days} jours` });

export const oneMore = 'Encore une ?';
export const start = 'Créer une cuisine';
export const startText = 'À la maison, en coloc, au bureau. Seules les personnes que tu invites la voient.';
export const join = 'En rejoindre une';
export const joinText = 'Avec un lien ou un QR code';

export const publicFridge = 'Le frigo ouvert';
export const publicFridgeText = 'Tout le monde peut y regarder, et y ajouter quelque chose avec un compte.';

export const whose = 'Chez toi, ou chez d’autres ?';
export const several = 'Tu peux être dans plusieurs, et quitter celles que tu veux.';
export const lookAround = 'D’abord voir le frigo ouvert';
export const notNow = 'Pas maintenant';

export const startTitle = 'Comment s’appelle-t-elle ?';
export const name = 'Nom de la cuisine';
export const nameHint = 'Tu peux le changer à tout moment.';
export const suggestedName = ({ person }: { person: string }) => `Chez ${person}`;
export const plainName = 'Notre cuisine';
export const currency = 'Devise';
export const currencyHint = 'Pour le prix des aliments. Tu pourras la changer.';
export const chooseCurrency = 'Choisir une devise';
export const startNow = 'Créer';
export const starting = 'Création…';

export const joinTitle = 'Rejoindre une cuisine';
export const joinHow =
  'Quelqu’un de la cuisine t’envoie un lien, ou te montre un code à scanner avec ton téléphone. Ouvre le lien, ou colle-le ici.';
export const link = 'Le lien que tu as reçu';
export const goOn = 'Continuer';
export const noLink = 'Ce n’est pas une invitation. Copie le lien en entier, jusqu’à la dernière lettre.';
