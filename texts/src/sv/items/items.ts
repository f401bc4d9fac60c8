// What more than one page says about items.
import type { Category } from '@crisper/domain/foods/category.ts';
import type { Freshness } from '@crisper/domain/items/freshness.ts';
import { plural } from '#sv/plural.ts';

export const categoryName: Record<Category, string> = {
  Dairy: 'Mejeri',
  Meat: 'Kött & fisk',
  Vegetable: 'Grönsaker',
  Fruits: 'Frukt',
  Beverages: 'Drycker',
  Snacks: 'Snacks',
  Others: 'Övrigt',
};
/** The mark of an item that should be eaten or thrown away; what is fresh has none. */
export const freshnessMark: Record<Exclude<Freshness, 'fresh'>, string> = {
  'expiring-soon': 'Går snart ut',
  expired: 'Utgånget',
};

export const title = 'Namn';
export const category = 'Kategori';
export const quantity = 'Antal';
export const expiryDate = 'Utgångsdatum';
export const actions = 'Åtgärder';
export const noExpiryDate = 'Okänt';
export const itemCount = ({ count, number }: { count: number; number: string }) =>
  plural(count, { one: `${number} sak`, other: `${number} saker` });

export const search = 'Sök';
export const searchHint = 'Namn eller kategori';
export const sortBy = 'Sortera efter';
export const goodThrough = ({ date }: { date: string }) => `Bra till och med ${date}`;
export const removeFilter = <T>({ filter, unseen }: { filter: T | string; unseen: (words: string) => T }) => [
  unseen('Ta bort filtret '),
  filter,
];

export const whoseItems = 'Vems saker';
export const everyones = 'Allas';
export const onlyMine = 'Bara mitt';

export const addFood = 'Lägg in mat';
export const freeToTake = 'Får tas';
export const goToFridge = 'Till kylskåpet';
export const loading = 'Laddar …';
export const loadFailed = 'Det gick inte att ladda';
