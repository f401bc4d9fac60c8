import type { Category } from '#foods/category.ts';

/** The parts of a shop through which people walk, in the usual order. */
export const SHELVES = ['produce', 'cold', 'meat', 'drinks', 'snacks', 'rest'] as const;
export type Shelf = (typeof SHELVES)[number];

const shelves: Record<Category, Shelf> = {
  Vegetable: 'produce',
  Fruits: 'produce',
  Dairy: 'cold',
  Meat: 'meat',
  Beverages: 'drinks',
  Snacks: 'snacks',
  Others: 'rest',
};

export const shelfOf = (category: Category): Shelf => shelves[category];
