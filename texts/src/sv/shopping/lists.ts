import { plural } from '#sv/plural.ts';

export const heading = 'Listor';
export const newList = 'Ny lista';
export const name = 'Listans namn';
export const namePlaceholder = 'Torget, apoteket …';
export const make = 'Skapa listan';
export const rename = 'Byt namn';
export const archive = 'Arkivera';
export const archiveHint = 'med allt på den, för att användas igen';
export const left = ({ count }: { count: number }) =>
  plural(count, { one: `${count} att köpa`, other: `${count} att köpa` });
export const nothingLeft = 'inget att köpa';
export const before = 'Tidigare';
/** Of things that were got together, or a list in the archive. */
export const things = ({ count }: { count: number }) =>
  plural(count, { one: `${count} sak`, other: `${count} saker` });
export const again = 'Igen';
export const againOf = ({ name, day }: { name: string; day: string }) =>
  `Sätt upp ${name} från ${day} på listan igen`;
export const noTrips = 'Det du plockar in sparas här, så att det kan köpas igen med ett tryck.';
export const takeOut = ({ name }: { name: string }) => `Använd listan ${name} igen`;
export const trip = ({ day, titles }: { day: string; titles: string[] }) => `${day}: ${titles.join(', ')}`;
/** After the name of the list, on the button that it is. */
export const choose = 'Välj en lista';
export const more = ({ list }: { list: string }) => `Mer om listan ${list}`;
