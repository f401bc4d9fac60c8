import type { ImportSource } from '@crisper/domain/imports/source.ts';
import { plural } from '#de/plural.ts';

/** What a source is called, behind "aus". */
const sourceName: Record<ImportSource, string> = {
  grocy: 'Grocy',
  evershelf: 'EverShelf',
  tandoor: 'Tandoor',
  homebox: 'Homebox',
  kitchenowl: 'KitchenOwl',
  mealie: 'Mealie',
  spreadsheet: 'einer Tabelle',
  text: 'einer Liste',
  crisper: 'einem anderen Crisper',
};

interface Came {
  count: number;
  source: ImportSource;
}

export const foodCame = ({ count, source }: Came): string =>
  plural(count, {
    one: `Ein Ding kam aus ${sourceName[source]}`,
    other: `${count} Dinge kamen aus ${sourceName[source]}`,
  });
export const foodTakenBack = ({ count, source }: Came): string =>
  plural(count, {
    one: `Ein Ding aus ${sourceName[source]} wurde wieder herausgenommen`,
    other: `${count} Dinge aus ${sourceName[source]} wurden wieder herausgenommen`,
  });
