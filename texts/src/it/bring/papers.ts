import { plural } from '#it/plural.ts';

export const heading = 'Arriva anche';

const things = (count: number) => plural(count, { one: `${count} articolo`, other: `${count} articoli` });

interface HistoryCounted {
  count: number;
  /** How much of it there is where it comes from. */
  all: number;
}
export const history = ({ count, all }: HistoryCounted): string =>
  count < all
    ? `storia: mangiati o buttati, ${count} su ${all}`
    : plural(count, {
        one: `storia: ${count} alimento mangiato o buttato`,
        other: `storia: ${count} alimenti mangiati o buttati`,
      });

interface ListsCounted {
  lists: number;
  entries: number;
  /** What the kitchen never wants to be without. */
  staples: number;
}
export const lists = ({ lists: count, entries, staples }: ListsCounted): string =>
  [
    plural(count, { one: `${count} lista della spesa`, other: `${count} liste della spesa` }) +
      ` con ${things(entries)}`,
    staples > 0 ? `mai senza: ${things(staples)}` : '',
  ]
    .filter(Boolean)
    .join('; ');

export const recipes = ({ recipes: count, names }: { recipes: number; names: number }): string =>
  [
    plural(count, { one: `${count} ricetta`, other: `${count} ricette` }),
    names > 0
      ? plural(names, {
          one: `cosa vuol dire ${names} nome in cucina`,
          other: `cosa vogliono dire ${names} nomi in cucina`,
        })
      : '',
  ]
    .filter(Boolean)
    .join('; ');

export const put = 'Aggiungi liste e ricette';
export const areIn = ({ count }: { count: number }): string =>
  plural(count, {
    one: 'Tra liste e ricette è arrivata un’altra cosa.',
    other: `Tra liste e ricette sono arrivate altre ${count} cose.`,
  });
