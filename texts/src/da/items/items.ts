// What more than one page says about items.
import type { Category } from '@crisper/domain/foods/category.ts';
import type { Freshness } from '@crisper/domain/items/freshness.ts';
import { plural } from '#da/plural.ts';

export const categoryName: Record<Category, string> = {
  Dairy: 'Mejeri',
  Meat: 'Kød & fisk',
  Vegetable: 'Grønt',
  Fruits: 'Frugt',
  Beverages: 'Drikke',
  Snacks: 'Snacks',
  Others: 'Andet',
};
/** The mark of an item that should be eaten or thrown away; what is fresh has none. */
export const freshnessMark: Record<Exclude<Freshness, 'fresh'>, string> = {
  'expiring-soon': 'Udløber snart',
  expired: 'Udløbet',
};

export const title = 'Navn';
export const category = 'Kategori';
export const quantity = 'Mængde';
export const expiryDate = 'Udløbsdato';
export const actions = 'Handlinger';
export const noExpiryDate = 'Ukendt';
export const itemCount = ({ count, number }: { count: number; number: string }) =>
  plural(count, { one: `${number} ting`, other: `${number} ting` });

export const search = 'Søg';
export const searchHint = 'Navn eller kategori';
export const sortBy = 'Sortér efter';
export const goodThrough = ({ date }: { date: string }) => `Godt til og med ${date}`;
export const removeFilter = <T>({ filter, unseen }: { filter: T | string; unseen: (words: string) => T }) => [
  unseen('Fjern filteret '),
  filter,
];

export const whoseItems = 'Hvis mad';
export const everyones = 'Alles';
export const onlyMine = 'Kun min';

export const addFood = 'Tilføj mad';
export const freeToTake = 'Må tages';
export const goToFridge = 'Til køleskabet';
export const loading = 'Henter …';
export const loadFailed = 'Det kunne ikke hentes';
