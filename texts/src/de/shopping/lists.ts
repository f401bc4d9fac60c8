import { plural } from '#de/plural.ts';

export const heading = 'Listen';
export const newList = 'Neue Liste';
export const name = 'Name der Liste';
export const namePlaceholder = 'Markt, Drogerie …';
export const make = 'Liste anlegen';
export const rename = 'Umbenennen';
export const archive = 'Ins Archiv legen';
export const archiveHint = 'mit allem, was draufsteht, für ein anderes Mal';
export const left = ({ count }: { count: number }) =>
  plural(count, { one: `${count} zu besorgen`, other: `${count} zu besorgen` });
export const nothingLeft = 'nichts zu besorgen';
export const before = 'Früher';
/** Of things that were got together, or a list in the archive. */
export const things = ({ count }: { count: number }) =>
  plural(count, { one: `${count} Ding`, other: `${count} Dinge` });
export const again = 'Noch mal';
export const againOf = ({ name, day }: { name: string; day: string }) =>
  `Noch mal auf die Liste: ${name}, ${day}`;
export const noTrips =
  'Was du einräumst, bleibt hier stehen, damit du es mit einem Tippen noch einmal kaufen kannst.';
export const takeOut = ({ name }: { name: string }) => `Liste „${name}“ wieder verwenden`;
export const trip = ({ day, titles }: { day: string; titles: string[] }) => `${day}: ${titles.join(', ')}`;
/** After the name of the list, on the button that it is. */
export const choose = 'Liste wählen';
export const more = ({ list }: { list: string }) => `Mehr zur Liste „${list}“`;
