import * as z from 'zod/mini';

export const CATEGORIES = ['Dairy', 'Meat', 'Vegetable', 'Fruits', 'Beverages', 'Snacks', 'Others'] as const;
export type Category = (typeof CATEGORIES)[number];

export const categorySchema = z.enum(CATEGORIES, 'This category does not exist');

/** The categories whose name contains the words, whatever their case. */
export function categoriesMatching(search: string): Category[] {
  const words = search.toLowerCase();
  return CATEGORIES.filter((category) => category.toLowerCase().includes(words));
}
