import { plural } from '#en/plural.ts';

export const heading = 'Lists';
export const newList = 'New list';
export const name = 'Name of the list';
export const namePlaceholder = 'Market, drugstore …';
export const make = 'Make the list';
export const rename = 'Rename';
export const archive = 'Put into the archive';
export const archiveHint = 'with everything on it, to be used again';
export const left = ({ count }: { count: number }) =>
  plural(count, { one: '1 to get', other: `${count} to get` });
export const nothingLeft = 'nothing to get';
export const before = 'Earlier';
/** Of things that were got together, or a list in the archive. */
export const things = ({ count }: { count: number }) =>
  plural(count, { one: '1 thing', other: `${count} things` });
export const again = 'Again';
export const againOf = ({ name, day }: { name: string; day: string }) =>
  `Put ${name} of ${day} onto the list again`;
export const noTrips = 'What you put away is kept here, so that it can be bought again with one tap.';
export const takeOut = ({ name }: { name: string }) => `Use the list ${name} again`;
export const trip = ({ day, titles }: { day: string; titles: string[] }) => `${day}: ${titles.join(', ')}`;
/** After the name of the list, on the button that it is. */
export const choose = 'Choose a list';
export const more = ({ list }: { list: string }) => `More about the list ${list}`;
