import { plural } from '#sv/plural.ts';

export const heading = 'Med följer';

const things = (count: number) => plural(count, { one: `${count} sak`, other: `${count} saker` });

interface HistoryCounted {
  count: number;
  /** How much of it there is where it comes from. */
  all: number;
}
export const history = ({ count, all }: HistoryCounted): string =>
  count < all
    ? `historik: ${count} av ${all} saker som blev uppätna eller slängda`
    : plural(count, {
        one: `historik: ${count} sak som blev uppäten eller slängd`,
        other: `historik: ${count} saker som blev uppätna eller slängda`,
      });

interface ListsCounted {
  lists: number;
  entries: number;
  /** What the kitchen never wants to be without. */
  staples: number;
}
export const lists = ({ lists: count, entries, staples }: ListsCounted): string =>
  [
    `${plural(count, { one: `${count} inköpslista`, other: `${count} inköpslistor` })}, ${things(entries)}`,
    staples > 0 ? `${things(staples)} alltid hemma` : '',
  ]
    .filter(Boolean)
    .join('; ');

export const recipes = ({ recipes: count, names }: { recipes: number; names: number }): string =>
  [
    plural(count, { one: `${count} recept`, other: `${count} recept` }),
    names > 0 ? `vad ${things(names)} är i köket` : '',
  ]
    .filter(Boolean)
    .join('; ');

export const put = 'Lägg in listor och recept';
export const areIn = ({ count }: { count: number }): string =>
  plural(count, {
    one: `${count} till kom på listor eller bland recept.`,
    other: `${count} till kom på listor och bland recept.`,
  });
