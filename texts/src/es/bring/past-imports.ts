import type { ImportSource } from '@crisper/domain/imports/source.ts';
import { plural } from '#es/plural.ts';

export const title = 'Trae tu comida';
export const text =
  'De una hoja de cálculo, una lista u otro programa. Lo que vino por error se puede deshacer durante siete días.';
export const bring = 'Traer comida';
export const list = 'Importaciones de los últimos siete días';

const FROM: Record<ImportSource, string> = {
  grocy: 'de Grocy',
  evershelf: 'de EverShelf',
  homebox: 'de Homebox',
  tandoor: 'de Tandoor',
  kitchenowl: 'de KitchenOwl',
  mealie: 'de Mealie',
  crisper: 'de otra cocina',
  spreadsheet: 'de una hoja de cálculo',
  text: 'de una lista',
};

interface Came {
  /** None where lists and recipes came alone. */
  count: number;
  source: ImportSource;
}
export const came = ({ count, source }: Came) =>
  `${count === 0 ? 'Listas y recetas' : plural(count, { one: '1 alimento', other: `${count} alimentos` })} ${FROM[source]}`;
export const on = ({ day, name }: { day: string; name: string | null }) => (name ? `${day}, ${name}` : day);
export const undo = 'Deshacer';
export const undoWhich = ({ count, source }: Came) => `Deshacer: ${came({ count, source })}`;
export const leaves = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 ha cambiado desde entonces y se quedaría.',
    other: `${count} han cambiado desde entonces y se quedarían.`,
  });
interface Taken {
  count: number;
  stays: number;
  /** Some of what stays. */
  titles: readonly string[];
}
export const taken = ({ count, stays, titles }: Taken): string => {
  if (stays === 0)
    return plural(count, { one: '1 alimento quitado.', other: `${count} alimentos quitados.` });
  const more = stays > titles.length ? ` y ${stays - titles.length} más` : '';
  return `${plural(count, { one: '1 alimento quitado', other: `${count} alimentos quitados` })}. Se queda lo que alguien ha cambiado desde entonces: ${titles.join(', ')}${more}.`;
};
