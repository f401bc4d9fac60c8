import { plural } from '#da/plural.ts';

export const heading = 'Det følger med';

const things = (count: number) => plural(count, { one: `${count} ting`, other: `${count} ting` });

interface HistoryCounted {
  count: number;
  /** How much of it there is where it comes from. */
  all: number;
}
export const history = ({ count, all }: HistoryCounted): string =>
  count < all
    ? `historik: ${count} af ${all} ting, der blev spist eller smidt ud`
    : plural(count, {
        one: `historik: ${count} ting, der blev spist eller smidt ud`,
        other: `historik: ${count} ting, der blev spist eller smidt ud`,
      });

interface ListsCounted {
  lists: number;
  entries: number;
  /** What the kitchen never wants to be without. */
  staples: number;
}
export const lists = ({ lists: count, entries, staples }: ListsCounted): string =>
  [
    plural(count, { one: `${count} indkøbsliste`, other: `${count} indkøbslister` }) +
      ` med ${plural(entries, { one: `${entries} ting`, other: `${entries} ting` })}`,
    staples > 0 ? `${things(staples)} altid hjemme` : '',
  ]
    .filter(Boolean)
    .join('; ');

export const recipes = ({ recipes: count, names }: { recipes: number; names: number }): string =>
  [
    plural(count, { one: `${count} opskrift`, other: `${count} opskrifter` }),
    names > 0
      ? plural(names, { one: `${names} navn til madlavningen`, other: `${names} navne til madlavningen` })
      : '',
  ]
    .filter(Boolean)
    .join('; ');

export const put = 'Læg lister og opskrifter ind';
export const areIn = ({ count }: { count: number }): string =>
  plural(count, {
    one: `${count} til kom med på lister eller blandt opskrifter.`,
    other: `${count} til kom med på lister og blandt opskrifter.`,
  });
