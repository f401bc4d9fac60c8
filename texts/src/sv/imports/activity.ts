import type { ImportSource } from '@crisper/domain/imports/source.ts';
import { plural } from '#sv/plural.ts';

/** What a source is called, behind "från". */
const sourceName: Record<ImportSource, string> = {
  grocy: 'Grocy',
  evershelf: 'EverShelf',
  tandoor: 'Tandoor',
  homebox: 'Homebox',
  kitchenowl: 'KitchenOwl',
  mealie: 'Mealie',
  spreadsheet: 'ett kalkylark',
  text: 'en lista',
  crisper: 'en annan Crisper',
};

interface Came {
  count: number;
  source: ImportSource;
}

export const foodCame = ({ count, source }: Came): string =>
  plural(count, {
    one: `En sak kom från ${sourceName[source]}`,
    other: `${count} saker kom från ${sourceName[source]}`,
  });
export const foodTakenBack = ({ count, source }: Came): string =>
  plural(count, {
    one: `En sak från ${sourceName[source]} togs ut igen`,
    other: `${count} saker från ${sourceName[source]} togs ut igen`,
  });
