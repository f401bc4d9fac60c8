import type { ImportSource } from '@crisper/domain/imports/source.ts';

/** What a source is called. */
const sourceName: Record<ImportSource, string> = {
  grocy: 'Grocy',
  evershelf: 'EverShelf',
  tandoor: 'Tandoor',
  homebox: 'Homebox',
  kitchenowl: 'KitchenOwl',
  mealie: 'Mealie',
  spreadsheet: 'una hoja de cálculo',
  text: 'una lista',
  crisper: 'otro Crisper',
};

interface Came {
  count: number;
  source: ImportSource;
}

const things = (count: number) => (count === 1 ? 'un alimento' : `${count} alimentos`);

export const foodCame = ({ count, source }: Came): string =>
  `Traído de ${sourceName[source]}: ${things(count)}`;
export const foodTakenBack = ({ count, source }: Came): string =>
  `Quitado otra vez lo traído de ${sourceName[source]}: ${things(count)}`;
