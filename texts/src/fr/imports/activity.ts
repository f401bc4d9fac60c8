import type { ImportSource } from '@crisper/domain/imports/source.ts';
import { plural } from '#fr/plural.ts';

/** Where something is from. */
const fromSource: Record<ImportSource, string> = {
  grocy: 'de Grocy',
  evershelf: 'd’EverShelf',
  tandoor: 'de Tandoor',
  homebox: 'de Homebox',
  kitchenowl: 'de KitchenOwl',
  mealie: 'de Mealie',
  spreadsheet: 'd’un tableur',
  text: 'd’une liste',
  crisper: 'd’un autre Crisper',
};

interface Came {
  count: number;
  source: ImportSource;
}

export const foodCame = ({ count, source }: Came): string =>
  plural(count, {
    one: `${count} aliment venu ${fromSource[source]}`,
    other: `${count} aliments venus ${fromSource[source]}`,
  });
export const foodTakenBack = ({ count, source }: Came): string =>
  plural(count, {
    one: `${count} aliment venu ${fromSource[source]} a été retiré`,
    other: `${count} aliments venus ${fromSource[source]} ont été retirés`,
  });
