import { plural } from '#es/plural.ts';

export const heading = 'Guardar';
/** The button at the heading of a list. */
export const putAwayGot = ({ count }: { count: number }) => `Guardar ${count}`;
export const pageDescription = 'Lo que has comprado va a la cocina.';
export const close = 'Volver a la lista';
export const goesInto = ({ kitchen }: { kitchen: string }) => `en «${kitchen}»`;
export const putAway = ({ count }: { count: number }) =>
  plural(count, { one: 'Guardar · 1 cosa', other: `Guardar · ${count} cosas` });
export const nothing = 'No hay nada marcado.';
export const nothingText = 'Marca lo que has comprado y aquí podrás guardarlo.';
export const receipt = 'Leer el tique';
export const receiptHint = 'por los precios y lo que no estaba en la lista';
/** It is not put in, and leaves the list all the same. */
export const notFood = 'no es comida, solo sale de la lista';
export const isFood = ({ title }: { title: string }) => `Es comida: ${title}`;
