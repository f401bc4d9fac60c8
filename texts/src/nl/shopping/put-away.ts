import { plural } from '#nl/plural.ts';

export const heading = 'Opruimen';
/** The button at the heading of a list. */
export const putAwayGot = ({ count }: { count: number }) => `${count} opruimen`;
export const pageDescription = 'Wat je hebt gehaald, gaat naar de keuken.';
export const close = 'Terug naar de lijst';
export const goesInto = ({ kitchen }: { kitchen: string }) => `in ${kitchen}`;
export const putAway = ({ count }: { count: number }) =>
  plural(count, { one: `Opruimen · ${count} ding`, other: `Opruimen · ${count} dingen` });
export const nothing = 'Er is niets afgevinkt.';
export const nothingText = 'Vink af wat je hebt gehaald, dan kun je het hier opruimen.';
export const receipt = 'Kassabon lezen';
export const receiptHint = 'voor de prijzen en wat niet op de lijst stond';
/** It is not put in, and leaves the list all the same. */
export const notFood = 'geen eten, alleen van de lijst';
export const isFood = ({ title }: { title: string }) => `${title} is eten`;
