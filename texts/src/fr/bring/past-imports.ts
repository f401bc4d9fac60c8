import type { ImportSource } from '@crisper/domain/imports/source.ts';
import { plural } from '#fr/plural.ts';

export const title = 'Apporter tes aliments';
export const text =
  'Depuis un tableur, une liste ou un autre programme. Ce qui est venu par erreur peut repartir pendant sept jours.';
export const bring = 'Apporter des aliments';
export const list = 'Imports des sept derniers jours';

const FROM: Record<ImportSource, string> = {
  grocy: 'de Grocy',
  evershelf: 'd’EverShelf',
  homebox: 'de Homebox',
  tandoor: 'de Tandoor',
  kitchenowl: 'de KitchenOwl',
  mealie: 'de Mealie',
  crisper: 'd’une autre cuisine',
  spreadsheet: 'd’un tableur',
  text: 'd’une liste',
};

interface Came {
  /** None where lists and recipes came alone. */
  count: number;
  source: ImportSource;
}
export const came = ({ count, source }: Came) =>
  `${count === 0 ? 'Listes et recettes' : plural(count, { one: `${count} aliment`, other: `${count} aliments` })} ${FROM[source]}`;
export const on = ({ day, name }: { day: string; name: string | null }) => (name ? `${day}, ${name}` : day);
export const undo = 'Annuler';
export const undoWhich = ({ count, source }: Came) => `Annuler : ${came({ count, source })}`;
export const leaves = ({ count }: { count: number }) =>
  plural(count, {
    one: `${count} a changé depuis, et resterait.`,
    other: `${count} ont changé depuis, et resteraient.`,
  });
interface Taken {
  count: number;
  stays: number;
  /** Some of what stays. */
  titles: readonly string[];
}
export const taken = ({ count, stays, titles }: Taken): string => {
  const out = plural(count, { one: `${count} aliment retiré.`, other: `${count} aliments retirés.` });
  if (stays === 0) return out;
  const others = stays - titles.length;
  const more =
    others > 0 ? plural(others, { one: ` et ${others} autre`, other: ` et ${others} autres` }) : '';
  return `${out} Ce que quelqu’un a changé depuis est resté : ${titles.join(', ')}${more}.`;
};
