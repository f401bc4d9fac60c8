import { plural } from '#fr/plural.ts';

export const heading = 'Listes';
export const newList = 'Nouvelle liste';
export const name = 'Nom de la liste';
export const namePlaceholder = 'Marché, pharmacie…';
export const make = 'Créer la liste';
export const rename = 'Renommer';
export const archive = 'Archiver';
export const archiveHint = 'avec tout ce qu’il y a dessus, pour la réutiliser';
export const left = ({ count }: { count: number }) => `${count} à acheter`;
export const nothingLeft = 'rien à acheter';
export const before = 'Anciennes courses';
/** Of things that were got together, or a list in the archive. */
export const things = ({ count }: { count: number }) =>
  plural(count, { one: `${count} article`, other: `${count} articles` });
export const again = 'Remettre';
export const againOf = ({ name, day }: { name: string; day: string }) =>
  `Remettre sur la liste : ${name}, ${day}`;
export const noTrips = 'Ce que tu ranges est gardé ici, pour le racheter d’un geste.';
export const takeOut = ({ name }: { name: string }) => `Réutiliser la liste « ${name} »`;
export const trip = ({ day, titles }: { day: string; titles: string[] }) => `${day} : ${titles.join(', ')}`;
/** After the name of the list, on the button that it is. */
export const choose = 'Choisir une liste';
export const more = ({ list }: { list: string }) => `Plus sur la liste « ${list} »`;
