import { plural } from '#fr/plural.ts';

export const heading = 'Ce qui vient avec';

const things = (count: number) => plural(count, { one: `${count} aliment`, other: `${count} aliments` });

interface HistoryCounted {
  count: number;
  /** How much of it there is where it comes from. */
  all: number;
}
export const history = ({ count, all }: HistoryCounted): string =>
  count < all
    ? `historique : ${count} sur ${things(all)} mangés ou jetés`
    : plural(count, {
        one: `historique : ${count} aliment mangé ou jeté`,
        other: `historique : ${count} aliments mangés ou jetés`,
      });

interface ListsCounted {
  lists: number;
  entries: number;
  /** What the kitchen never wants to be without. */
  staples: number;
}
export const lists = ({ lists: count, entries, staples }: ListsCounted): string =>
  [
    plural(count, { one: `${count} liste de courses`, other: `${count} listes de courses` }) +
      plural(entries, { one: `, avec ${entries} article`, other: `, avec ${entries} articles` }),
    staples > 0 ? `à toujours avoir : ${things(staples)}` : '',
  ]
    .filter(Boolean)
    .join(' ; ');

export const recipes = ({ recipes: count, names }: { recipes: number; names: number }): string =>
  [
    plural(count, { one: `${count} recette`, other: `${count} recettes` }),
    names > 0
      ? plural(names, {
          one: `ce que ${names} nom veut dire en cuisine`,
          other: `ce que ${names} noms veulent dire en cuisine`,
        })
      : '',
  ]
    .filter(Boolean)
    .join(' ; ');

export const put = 'Ajouter listes et recettes';
export const areIn = ({ count }: { count: number }): string =>
  plural(count, {
    one: `${count} de plus, dans les listes ou les recettes.`,
    other: `${count} de plus, dans les listes et les recettes.`,
  });
