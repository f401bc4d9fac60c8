import type { ImportSource } from '@crisper/domain/imports/source.ts';

/** What a source is called. */
const sourceName: Record<ImportSource, string> = {
  grocy: 'da Grocy',
  evershelf: 'da EverShelf',
  tandoor: 'da Tandoor',
  homebox: 'da Homebox',
  kitchenowl: 'da KitchenOwl',
  mealie: 'da Mealie',
  spreadsheet: 'da un foglio di calcolo',
  text: 'da una lista',
  crisper: 'da un altro Crisper',
};

interface Came {
  count: number;
  source: ImportSource;
}

const things = (count: number) => (count === 1 ? `${count} alimento` : `${count} alimenti`);

export const foodCame = ({ count, source }: Came): string =>
  `Arrivato ${sourceName[source]}: ${things(count)}`;
export const foodTakenBack = ({ count, source }: Came): string =>
  `Arrivato ${sourceName[source]} e tolto di nuovo: ${things(count)}`;
