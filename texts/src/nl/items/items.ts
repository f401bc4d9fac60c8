// What more than one page says about items.
import type { Category } from '@crisper/domain/foods/category.ts';
import type { Freshness } from '@crisper/domain/items/freshness.ts';
import { plural } from '#nl/plural.ts';

export const categoryName: Record<Category, string> = {
  Dairy: 'Zuivel',
  Meat: 'Vlees & vis',
  Vegetable: 'Groente',
  Fruits: 'Fruit',
  Beverages: 'Drinken',
  Snacks: 'Snacks',
  Others: 'Overig',
};
/** The mark of an item that should be eaten or thrown away; what is fresh has none. */
export const freshnessMark: Record<Exclude<Freshness, 'fresh'>, string> = {
  'expiring-soon': 'Verloopt bijna',
  expired: 'Verlopen',
};

export const title = 'Naam';
export const category = 'Categorie';
export const quantity = 'Hoeveelheid';
export const expiryDate = 'Goed t/m';
export const actions = 'Acties';
export const noExpiryDate = 'Onbekend';
export const itemCount = ({ count, number }: { count: number; number: string }) =>
  plural(count, { one: `${number} ding`, other: `${number} dingen` });

export const search = 'Zoeken';
export const searchHint = 'Naam of categorie';
export const sortBy = 'Sorteren';
export const goodThrough = ({ date }: { date: string }) => `Goed t/m ${date}`;
export const removeFilter = <T>({ filter, unseen }: { filter: T | string; unseen: (words: string) => T }) => [
  unseen('Filter verwijderen: '),
  filter,
];

export const whoseItems = 'Van wie';
export const everyones = 'Van iedereen';
export const onlyMine = 'Alleen van mij';

export const addFood = 'Eten toevoegen';
export const freeToTake = 'Mag je hebben';
export const goToFridge = 'Naar de koelkast';
export const loading = 'Eten laden…';
export const loadFailed = 'Het eten kon niet worden geladen';
