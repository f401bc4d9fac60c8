import { plural } from '#nl/plural.ts';

export const heading = 'Dit komt mee';

const things = (count: number) => plural(count, { one: `${count} ding`, other: `${count} dingen` });

interface HistoryCounted {
  count: number;
  /** How much of it there is where it comes from. */
  all: number;
}
export const history = ({ count, all }: HistoryCounted): string =>
  count < all
    ? `geschiedenis: ${count} van ${things(all)}, opgegeten of weggegooid`
    : `geschiedenis: ${things(count)}, opgegeten of weggegooid`;

interface ListsCounted {
  lists: number;
  entries: number;
  /** What the kitchen never wants to be without. */
  staples: number;
}
export const lists = ({ lists: count, entries, staples }: ListsCounted): string =>
  [
    plural(count, { one: `${count} boodschappenlijst`, other: `${count} boodschappenlijsten` }) +
      ` met ${things(entries)}`,
    staples > 0 ? `${things(staples)} altijd in huis` : '',
  ]
    .filter(Boolean)
    .join('; ');

export const recipes = ({ recipes: count, names }: { recipes: number; names: number }): string =>
  [
    plural(count, { one: `${count} recept`, other: `${count} recepten` }),
    names > 0
      ? plural(names, { one: `${names} naam voor het koken`, other: `${names} namen voor het koken` })
      : '',
  ]
    .filter(Boolean)
    .join('; ');

export const put = 'Lijsten en recepten toevoegen';
export const areIn = ({ count }: { count: number }): string =>
  plural(count, {
    one: `Nog ${count} kwam mee op lijsten of bij recepten.`,
    other: `Nog ${count} kwamen mee op lijsten en bij recepten.`,
  });
