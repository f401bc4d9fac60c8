// What more than one page says about items.
import type { Category } from '@crisper/domain/foods/category.ts';
import type { Freshness } from '@crisper/domain/items/freshness.ts';
import { plural } from '#it/plural.ts';

/** A date takes an article, which is shorter before 8 and 11. */
const until = (date: string) => (/^(?:0?8|11)(?!\d)/.test(date) ? `all’${date}` : `al ${date}`);

export const categoryName: Record<Category, string> = {
  Dairy: 'Latticini',
  Meat: 'Carne e pesce',
  Vegetable: 'Verdure',
  Fruits: 'Frutta',
  Beverages: 'Bevande',
  Snacks: 'Snack',
  Others: 'Altro',
};
/** The mark of an item that should be eaten or thrown away; what is fresh has none. */
export const freshnessMark: Record<Exclude<Freshness, 'fresh'>, string> = {
  'expiring-soon': 'In scadenza',
  expired: 'Scaduto',
};

export const title = 'Nome';
export const category = 'Categoria';
export const quantity = 'Quantità';
export const expiryDate = 'Buono fino al';
export const actions = 'Azioni';
export const noExpiryDate = 'Senza data';
export const itemCount = ({ count, number }: { count: number; number: string }) =>
  plural(count, { one: `${number} alimento`, other: `${number} alimenti` });

export const search = 'Cerca';
export const searchHint = 'Nome o categoria';
export const sortBy = 'Ordina per';
export const goodThrough = ({ date }: { date: string }) => `Buono fino ${until(date)}`;
export const removeFilter = <T>({ filter, unseen }: { filter: T | string; unseen: (words: string) => T }) => [
  unseen('Togli il filtro: '),
  filter,
];

export const whoseItems = 'Di chi';
export const everyones = 'Di tutti';
export const onlyMine = 'Solo i miei';

export const addFood = 'Aggiungi alimenti';
export const freeToTake = 'Da prendere';
export const goToFridge = 'Vai al frigo';
export const loading = 'Caricamento degli alimenti…';
export const loadFailed = 'Impossibile caricare gli alimenti';
