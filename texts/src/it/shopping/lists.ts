import { plural } from '#it/plural.ts';

export const heading = 'Liste';
export const newList = 'Nuova lista';
export const name = 'Nome della lista';
export const namePlaceholder = 'Mercato, farmacia…';
export const make = 'Crea la lista';
export const rename = 'Rinomina';
export const archive = 'Archivia';
export const archiveHint = 'con tutto quello che c’è sopra, per riusarla';
export const left = ({ count }: { count: number }) => `${count} da prendere`;
export const nothingLeft = 'niente da prendere';
export const before = 'Spese passate';
/** Of things that were got together, or a list in the archive. */
export const things = ({ count }: { count: number }) =>
  plural(count, { one: `${count} articolo`, other: `${count} articoli` });
export const again = 'Di nuovo';
export const againOf = ({ name, day }: { name: string; day: string }) =>
  `Rimetti sulla lista: ${name}, ${day}`;
export const noTrips = 'Quello che metti via resta qui, per ricomprarlo con un tocco.';
export const takeOut = ({ name }: { name: string }) => `Riusa la lista «${name}»`;
export const trip = ({ day, titles }: { day: string; titles: string[] }) => `${day}: ${titles.join(', ')}`;
/** After the name of the list, on the button that it is. */
export const choose = 'Scegli una lista';
export const more = ({ list }: { list: string }) => `Altro sulla lista «${list}»`;
