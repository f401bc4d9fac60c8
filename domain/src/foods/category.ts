export const CATEGORIES = ['Dairy', 'Meat', 'Vegetable', 'Fruits', 'Beverages', 'Snacks', 'Others'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Shown for an item without a picture of its own, or with a broken one. */
export function categoryPicture(category: Category): string {
  return `/pictures/category-${category.toLowerCase()}.webp`;
}
