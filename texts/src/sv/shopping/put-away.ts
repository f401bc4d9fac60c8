import { plural } from '#sv/plural.ts';

export const heading = 'Plocka in';
/** The button at the heading of a list. */
export const putAwayGot = ({ count }: { count: number }) => `Plocka in ${count}`;
export const pageDescription = 'Det du köpt hamnar i köket.';
export const close = 'Tillbaka till listan';
export const goesInto = ({ kitchen }: { kitchen: string }) => `i ”${kitchen}”`;
export const putAway = ({ count }: { count: number }) =>
  plural(count, { one: `Plocka in · ${count} sak`, other: `Plocka in · ${count} saker` });
export const nothing = 'Inget är avbockat.';
export const nothingText = 'Bocka av det du köpt, så kan det plockas in här.';
export const receipt = 'Läs kvittot';
export const receiptHint = 'för priser och det som inte stod på listan';
/** It is not put in, and leaves the list all the same. */
export const notFood = 'inte mat, bara bort från listan';
export const isFood = ({ title }: { title: string }) => `${title} är mat`;
