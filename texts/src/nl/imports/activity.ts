import type { ImportSource } from '@crisper/domain/imports/source.ts';
import { plural } from '#nl/plural.ts';

/** What a source is called. */
const sourceName: Record<ImportSource, string> = {
  grocy: 'Grocy',
  evershelf: 'EverShelf',
  tandoor: 'Tandoor',
  homebox: 'Homebox',
  kitchenowl: 'KitchenOwl',
  mealie: 'Mealie',
  spreadsheet: 'een spreadsheet',
  text: 'een lijst',
  crisper: 'een andere Crisper',
};

interface Came {
  count: number;
  source: ImportSource;
}

export const foodCame = ({ count, source }: Came): string =>
  plural(count, {
    one: `${count} ding meegekomen uit ${sourceName[source]}`,
    other: `${count} dingen meegekomen uit ${sourceName[source]}`,
  });
export const foodTakenBack = ({ count, source }: Came): string =>
  plural(count, {
    one: `${count} ding uit ${sourceName[source]} weer weggehaald`,
    other: `${count} dingen uit ${sourceName[source]} weer weggehaald`,
  });
