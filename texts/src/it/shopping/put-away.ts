import { plural } from '#it/plural.ts';

export const heading = 'Mettere via';
/** The button at the heading of a list. */
export const putAwayGot = ({ count }: { count: number }) => `Metti via (${count})`;
export const pageDescription = 'Quello che hai preso va in cucina.';
export const close = 'Torna alla lista';
export const goesInto = ({ kitchen }: { kitchen: string }) => `in «${kitchen}»`;
export const putAway = ({ count }: { count: number }) =>
  plural(count, { one: `Metti via · ${count} articolo`, other: `Metti via · ${count} articoli` });
export const nothing = 'Non hai spuntato niente.';
export const nothingText = 'Spunta quello che hai preso, e qui potrai metterlo via.';
export const receipt = 'Leggi lo scontrino';
export const receiptHint = 'per i prezzi e quello che non era sulla lista';
/** It is not put in, and leaves the list all the same. */
export const notFood = 'non è un alimento, solo da togliere dalla lista';
export const isFood = ({ title }: { title: string }) => `È un alimento: ${title}`;
