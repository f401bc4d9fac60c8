import type { ImportSource } from '@crisper/domain/imports/source.ts';
import { plural } from '#pt-BR/plural.ts';

/** Where something is from. */
const fromSource: Record<ImportSource, string> = {
  grocy: 'do Grocy',
  evershelf: 'do EverShelf',
  tandoor: 'do Tandoor',
  homebox: 'do Homebox',
  kitchenowl: 'do KitchenOwl',
  mealie: 'do Mealie',
  spreadsheet: 'de uma planilha',
  text: 'de uma lista',
  crisper: 'de outro Crisper',
};

interface Came {
  count: number;
  source: ImportSource;
}

export const foodCame = ({ count, source }: Came): string =>
  plural(count, {
    one: `${count} item veio ${fromSource[source]}`,
    other: `${count} itens vieram ${fromSource[source]}`,
  });
export const foodTakenBack = ({ count, source }: Came): string =>
  plural(count, {
    one: `${count} item ${fromSource[source]} foi retirado de novo`,
    other: `${count} itens ${fromSource[source]} foram retirados de novo`,
  });
