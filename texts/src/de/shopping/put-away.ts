import { plural } from '#de/plural.ts';

export const heading = 'Einräumen';
/** The button at the heading of a list. */
export const putAwayGot = ({ count }: { count: number }) => `${count} einräumen`;
export const pageDescription = 'Was du besorgt hast, kommt in die Küche.';
export const close = 'Zurück zur Liste';
export const goesInto = ({ kitchen }: { kitchen: string }) => `in „${kitchen}“`;
export const putAway = ({ count }: { count: number }) =>
  plural(count, { one: `Einräumen · ${count} Ding`, other: `Einräumen · ${count} Dinge` });
export const nothing = 'Nichts ist abgehakt.';
export const nothingText = 'Hak ab, was du besorgt hast, dann kannst du es hier einräumen.';
export const receipt = 'Kassenbon lesen';
export const receiptHint = 'für Preise und was nicht auf der Liste stand';
/** It is not put in, and leaves the list all the same. */
export const notFood = 'kein Lebensmittel, nur streichen';
export const isFood = ({ title }: { title: string }) => `Lebensmittel: ${title}`;
