import { plural } from '#es/plural.ts';

export const heading = 'También viene';

const things = (count: number) => plural(count, { one: '1 cosa', other: `${count} cosas` });

interface HistoryCounted {
  count: number;
  /** How much of it there is where it comes from. */
  all: number;
}
export const history = ({ count, all }: HistoryCounted): string =>
  count < all
    ? `historial: ${count} de ${all} cosas que se comieron o se tiraron`
    : plural(count, {
        one: 'historial: 1 cosa que se comió o se tiró',
        other: `historial: ${count} cosas que se comieron o se tiraron`,
      });

interface ListsCounted {
  lists: number;
  entries: number;
  /** What the kitchen never wants to be without. */
  staples: number;
}
export const lists = ({ lists: count, entries, staples }: ListsCounted): string =>
  [
    plural(count, { one: '1 lista de la compra', other: `${count} listas de la compra` }) +
      ` con ${things(entries)}`,
    staples > 0 ? `${things(staples)} que no deben faltar` : '',
  ]
    .filter(Boolean)
    .join('; ');

export const recipes = ({ recipes: count, names }: { recipes: number; names: number }): string =>
  [
    plural(count, { one: '1 receta', other: `${count} recetas` }),
    names > 0 ? `qué alimento es cada una de ${things(names)}` : '',
  ]
    .filter(Boolean)
    .join('; ');

export const put = 'Añadir listas y recetas';
export const areIn = ({ count }: { count: number }): string =>
  plural(count, {
    one: 'Ha llegado 1 más, en listas o recetas.',
    other: `Han llegado ${count} más, en listas y recetas.`,
  });
