import { finds } from './search.ts';

export const CATEGORIES = ['Dairy', 'Meat', 'Vegetable', 'Fruits', 'Beverages', 'Snacks', 'Others'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The categories that a search finds by their name. */
export function categoriesMatching(search: string): Category[] {
  return CATEGORIES.filter((category) => finds(search, category));
}

/** Shown for an item without a picture of its own, or with a broken one. */
export function categoryPicture(category: Category): string {
  return `/pictures/category-${category.toLowerCase()}.webp`;
}
