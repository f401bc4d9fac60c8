import { plural } from '#es/plural.ts';

export const heading = 'Listas';
export const newList = 'Lista nueva';
export const name = 'Nombre de la lista';
export const namePlaceholder = 'Mercado, droguería…';
export const make = 'Crear la lista';
export const rename = 'Cambiar el nombre';
export const archive = 'Archivar';
export const archiveHint = 'con todo lo que tiene, para volver a usarla';
export const left = ({ count }: { count: number }) => `${count} por comprar`;
export const nothingLeft = 'nada por comprar';
export const before = 'Antes';
/** Of things that were got together, or a list in the archive. */
export const things = ({ count }: { count: number }) =>
  plural(count, { one: '1 cosa', other: `${count} cosas` });
export const again = 'Otra vez';
export const againOf = ({ name, day }: { name: string; day: string }) =>
  `Volver a poner «${name}» (${day}) en la lista`;
export const noTrips =
  'Lo que guardas en la cocina queda apuntado aquí, para volver a comprarlo con un toque.';
export const takeOut = ({ name }: { name: string }) => `Volver a usar la lista «${name}»`;
export const trip = ({ day, titles }: { day: string; titles: string[] }) => `${day}: ${titles.join(', ')}`;
/** After the name of the list, on the button that it is. */
export const choose = 'Elegir una lista';
export const more = ({ list }: { list: string }) => `Más sobre la lista «${list}»`;
