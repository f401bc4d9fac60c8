// What more than one page says about items.
import type { Category } from '@crisper/domain/foods/category.ts';
import type { Freshness } from '@crisper/domain/items/freshness.ts';
import { plural } from '#en/plural.ts';

export const categoryName: Record<Category, string> = {
  Dairy: 'Dairy',
  Meat: 'Meat',
  Vegetable: 'Vegetable',
  Fruits: 'Fruits',
  Beverages: 'Beverages',
  Snacks: 'Snacks',
  Others: 'Others',
};
/** The mark of an item that should be eaten or thrown away; what is fresh has none. */
export const freshnessMark: Record<Exclude<Freshness, 'fresh'>, string> = {
  'expiring-soon': 'Expiring Soon',
  expired: 'Expired',
};

export const title = 'Title';
export const category = 'Category';
export const quantity = 'Quantity';
export const expiryDate = 'Expiry Date';
export const actions = 'Actions';
export const noExpiryDate = 'Unknown';
export const itemCount = ({ count, number }: { count: number; number: string }) =>
  plural(count, { one: `${number} item`, other: `${number} items` });

export const search = 'Search';
export const searchHint = 'Title or category';
export const sortBy = 'Sort By';
export const goodThrough = ({ date }: { date: string }) => `Good through ${date}`;
export const removeFilter = <T>({ filter, unseen }: { filter: T | string; unseen: (words: string) => T }) => [
  unseen('Remove the filter '),
  filter,
];

export const whoseItems = 'Whose items';
export const everyones = 'Everyone’s';
export const onlyMine = 'Only mine';

export const addFood = 'Add food';
export const freeToTake = 'Free to take';
export const goToFridge = 'Go to Fridge';
export const loading = 'Loading items...';
export const loadFailed = 'Failed to load items';
