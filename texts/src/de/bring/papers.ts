import { plural } from '#de/plural.ts';

export const heading = 'Mit dabei';

const things = (count: number) => plural(count, { one: `${count} Ding`, other: `${count} Dinge` });

interface HistoryCounted {
  count: number;
  /** How much of it there is where it comes from. */
  all: number;
}
export const history = ({ count, all }: HistoryCounted): string =>
  count < all
    ? `Verlauf: ${count} von ${all} Dingen, die gegessen oder weggeworfen wurden`
    : plural(count, {
        one: `Verlauf: ${count} Ding, das gegessen oder weggeworfen wurde`,
        other: `Verlauf: ${count} Dinge, die gegessen oder weggeworfen wurden`,
      });

interface ListsCounted {
  lists: number;
  entries: number;
  /** What the kitchen never wants to be without. */
  staples: number;
}
export const lists = ({ lists: count, entries, staples }: ListsCounted): string =>
  [
    plural(count, { one: `${count} Einkaufsliste`, other: `${count} Einkaufslisten` }) +
      ` mit ${plural(entries, { one: `${entries} Ding`, other: `${entries} Dingen` })}`,
    staples > 0 ? `${things(staples)} immer da` : '',
  ]
    .filter(Boolean)
    .join('; ');

export const recipes = ({ recipes: count, names }: { recipes: number; names: number }): string =>
  [
    plural(count, { one: `${count} Rezept`, other: `${count} Rezepte` }),
    names > 0 ? plural(names, { one: `${names} Name fürs Kochen`, other: `${names} Namen fürs Kochen` }) : '',
  ]
    .filter(Boolean)
    .join('; ');

export const put = 'Listen und Rezepte hinzufügen';
export const areIn = ({ count }: { count: number }): string =>
  plural(count, {
    one: `${count} weiteres kam auf Listen oder bei Rezepten mit.`,
    other: `${count} weitere kamen auf Listen und bei Rezepten mit.`,
  });
