import { plural } from '#nl/plural.ts';

export const heading = 'Lijsten';
export const newList = 'Nieuwe lijst';
export const name = 'Naam van de lijst';
export const namePlaceholder = 'Markt, drogist …';
export const make = 'Lijst maken';
export const rename = 'Naam wijzigen';
export const archive = 'Archiveren';
export const archiveHint = 'met alles erop, om weer te gebruiken';
export const left = ({ count }: { count: number }) =>
  plural(count, { one: `nog ${count} te halen`, other: `nog ${count} te halen` });
export const nothingLeft = 'niets te halen';
export const before = 'Eerder';
/** Of things that were got together, or a list in the archive. */
export const things = ({ count }: { count: number }) =>
  plural(count, { one: `${count} ding`, other: `${count} dingen` });
export const again = 'Nog een keer';
export const againOf = ({ name, day }: { name: string; day: string }) =>
  `${name} van ${day} weer op de lijst zetten`;
export const noTrips = 'Wat je opruimt, blijft hier staan, zodat je het met één tik weer kunt kopen.';
export const takeOut = ({ name }: { name: string }) => `De lijst ${name} weer gebruiken`;
export const trip = ({ day, titles }: { day: string; titles: string[] }) => `${day}: ${titles.join(', ')}`;
/** After the name of the list, on the button that it is. */
export const choose = 'Kies een lijst';
export const more = ({ list }: { list: string }) => `Meer over de lijst ${list}`;
