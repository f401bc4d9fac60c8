import type { ImportSource } from '@crisper/domain/imports/source.ts';
import { plural } from '#da/plural.ts';

/** What a source is called, behind "fra". */
const sourceName: Record<ImportSource, string> = {
  grocy: 'Grocy',
  evershelf: 'EverShelf',
  tandoor: 'Tandoor',
  homebox: 'Homebox',
  kitchenowl: 'KitchenOwl',
  mealie: 'Mealie',
  spreadsheet: 'et regneark',
  text: 'en liste',
  crisper: 'et andet Crisper',
};

interface Came {
  count: number;
  source: ImportSource;
}

export const foodCame = ({ count, source }: Came): string =>
  plural(count, {
    one: `Én ting kom fra ${sourceName[source]}`,
    other: `${count} ting kom fra ${sourceName[source]}`,
  });
export const foodTakenBack = ({ count, source }: Came): string =>
  plural(count, {
    one: `Én ting fra ${sourceName[source]} blev taget ud igen`,
    other: `${count} ting fra ${sourceName[source]} blev taget ud igen`,
  });
