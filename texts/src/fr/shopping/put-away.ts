import { plural } from '#fr/plural.ts';

export const heading = 'Ranger';
/** The button at the heading of a list. */
export const putAwayGot = ({ count }: { count: number }) => `Ranger (${count})`;
export const pageDescription = 'Ce que tu as pris va dans la cuisine.';
export const close = 'Retour à la liste';
export const goesInto = ({ kitchen }: { kitchen: string }) => `dans « ${kitchen} »`;
export const putAway = ({ count }: { count: number }) =>
  plural(count, { one: `Ranger · ${count} article`, other: `Ranger · ${count} articles` });
export const nothing = 'Rien n’est coché.';
export const nothingText = 'Coche ce que tu as pris, et tu pourras le ranger ici.';
export const receipt = 'Lire le ticket';
export const receiptHint = 'pour les prix et ce qui n’était pas sur la liste';
/** It is not put in, and leaves the list all the same. */
export const notFood = 'pas un aliment, juste à rayer';
export const isFood = ({ title }: { title: string }) => `C’est un aliment : ${title}`;
