import type { ImportSource } from '@crisper/domain/imports/source.ts';

/** What a source is called. */
const sourceName: Record<ImportSource, string> = {
  grocy: 'Grocy',
  evershelf: 'EverShelf',
  tandoor: 'Tandoor',
  homebox: 'Homebox',
  kitchenowl: 'KitchenOwl',
  mealie: 'Mealie',
  spreadsheet: 'a spreadsheet',
  text: 'a list',
  crisper: 'another Crisper',
};

interface Came {
  count: number;
  source: ImportSource;
}

const things = (count: number) => (count === 1 ? 'One thing' : `${count} things`);

export const foodCame = ({ count, source }: Came): string =>
  `${things(count)} came from ${sourceName[source]}`;
export const foodTakenBack = ({ count, source }: Came): string =>
  `${things(count)} from ${sourceName[source]} ${count === 1 ? 'was' : 'were'} taken out again`;
