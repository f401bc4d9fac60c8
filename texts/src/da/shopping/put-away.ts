import { plural } from '#da/plural.ts';

export const heading = 'Sæt på plads';
/** The button at the heading of a list. */
export const putAwayGot = ({ count }: { count: number }) => `Sæt ${count} på plads`;
export const pageDescription = 'Det, du har fået fat i, kommer ind i køkkenet.';
export const close = 'Tilbage til listen';
export const goesInto = ({ kitchen }: { kitchen: string }) => `i »${kitchen}«`;
export const putAway = ({ count }: { count: number }) =>
  plural(count, { one: `Sæt på plads · ${count} ting`, other: `Sæt på plads · ${count} ting` });
export const nothing = 'Intet er krydset af.';
export const nothingText = 'Kryds det af, du har fået, så kan du sætte det på plads her.';
export const receipt = 'Læs bonen';
export const receiptHint = 'for priser og det, der ikke stod på listen';
/** It is not put in, and leaves the list all the same. */
export const notFood = 'ikke mad, kun af listen';
export const isFood = ({ title }: { title: string }) => `Mad: ${title}`;
