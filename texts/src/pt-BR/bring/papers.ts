import { plural } from '#pt-BR/plural.ts';

export const heading = 'Junto vem';

const things = (count: number) => plural(count, { one: `${count} item`, other: `${count} itens` });

interface HistoryCounted {
  count: number;
  /** How much of it there is where it comes from. */
  all: number;
}
export const history = ({ count, all }: HistoryCounted): string =>
  count < all
    ? `histórico: ${count} de ${things(all)} comidos ou jogados fora`
    : plural(count, {
        one: `histórico: ${count} item comido ou jogado fora`,
        other: `histórico: ${count} itens comidos ou jogados fora`,
      });

interface ListsCounted {
  lists: number;
  entries: number;
  /** What the kitchen never wants to be without. */
  staples: number;
}
export const lists = ({ lists: count, entries, staples }: ListsCounted): string =>
  [
    plural(count, { one: `${count} lista de compras`, other: `${count} listas de compras` }) +
      plural(entries, { one: `, com ${entries} item`, other: `, com ${entries} itens` }),
    staples > 0 ? `nunca pode faltar: ${things(staples)}` : '',
  ]
    .filter(Boolean)
    .join('; ');

export const recipes = ({ recipes: count, names }: { recipes: number; names: number }): string =>
  [
    plural(count, { one: `${count} receita`, other: `${count} receitas` }),
    names > 0
      ? plural(names, {
          one: `o que ${names} nome quer dizer na cozinha`,
          other: `o que ${names} nomes querem dizer na cozinha`,
        })
      : '',
  ]
    .filter(Boolean)
    .join('; ');

export const put = 'Adicionar listas e receitas';
export const areIn = ({ count }: { count: number }): string =>
  plural(count, {
    one: `Mais ${count} em listas ou receitas.`,
    other: `Mais ${count} em listas e receitas.`,
  });
