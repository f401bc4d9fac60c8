import { plural } from '#da/plural.ts';

export const heading = 'Lister';
export const newList = 'Ny liste';
export const name = 'Listens navn';
export const namePlaceholder = 'Torvet, Matas …';
export const make = 'Lav listen';
export const rename = 'Omdøb';
export const archive = 'Læg i arkivet';
export const archiveHint = 'med alt, hvad der står på den, til en anden gang';
export const left = ({ count }: { count: number }) =>
  plural(count, { one: `${count} at købe`, other: `${count} at købe` });
export const nothingLeft = 'ikke noget at købe';
export const before = 'Tidligere';
/** Of things that were got together, or a list in the archive. */
export const things = ({ count }: { count: number }) =>
  plural(count, { one: `${count} ting`, other: `${count} ting` });
export const again = 'Igen';
export const againOf = ({ name, day }: { name: string; day: string }) =>
  `Sæt på listen igen: ${name}, ${day}`;
export const noTrips = 'Det, du sætter på plads, gemmes her, så du kan købe det igen med ét tryk.';
export const takeOut = ({ name }: { name: string }) => `Brug listen »${name}« igen`;
export const trip = ({ day, titles }: { day: string; titles: string[] }) => `${day}: ${titles.join(', ')}`;
/** After the name of the list, on the button that it is. */
export const choose = 'Vælg en liste';
export const more = ({ list }: { list: string }) => `Mere om listen »${list}«`;
