import { plural } from '#en/plural.ts';

export const heading = 'With it comes';

const things = (count: number) => plural(count, { one: '1 thing', other: `${count} things` });

interface HistoryCounted {
  count: number;
  /** How much of it there is where it comes from. */
  all: number;
}
export const history = ({ count, all }: HistoryCounted): string =>
  count < all
    ? `history: ${count} of ${all} things that were eaten or thrown away`
    : plural(count, {
        one: 'history: 1 thing that was eaten or thrown away',
        other: `history: ${count} things that were eaten or thrown away`,
      });

interface ListsCounted {
  lists: number;
  entries: number;
  /** What the kitchen never wants to be without. */
  staples: number;
}
export const lists = ({ lists: count, entries, staples }: ListsCounted): string =>
  [
    plural(count, { one: '1 shopping list', other: `${count} shopping lists` }) +
      `, ${things(entries)} on them`,
    staples > 0 ? `${things(staples)} always at home` : '',
  ]
    .filter(Boolean)
    .join('; ');

export const recipes = ({ recipes: count, names }: { recipes: number; names: number }): string =>
  [
    plural(count, { one: '1 recipe', other: `${count} recipes` }),
    names > 0 ? `what ${things(names)} ${names === 1 ? 'is' : 'are'} to the cook` : '',
  ]
    .filter(Boolean)
    .join('; ');

export const put = 'Put lists and recipes in';
export const areIn = ({ count }: { count: number }): string =>
  plural(count, {
    one: '1 more came on lists or among recipes.',
    other: `${count} more came on lists and among recipes.`,
  });
