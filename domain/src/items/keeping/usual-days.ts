import type { Category } from '#items/category.ts';

interface UsualDays {
  fridge: number;
  /** Null where foods of one category differ too much. */
  pantry: number | null;
  opened: number | null;
  frozen: number;
  thawed: number;
}

/** How long food of a category usually keeps, rounded to the careful side, where nobody says otherwise. */
const usual: Record<Category, UsualDays> = {
  Dairy: { fridge: 7, pantry: null, opened: 5, frozen: 60, thawed: 2 },
  Meat: { fridge: 1, pantry: null, opened: 2, frozen: 90, thawed: 1 },
  Vegetable: { fridge: 3, pantry: 3, opened: 3, frozen: 240, thawed: 2 },
  Fruits: { fridge: 3, pantry: 3, opened: 3, frozen: 240, thawed: 2 },
  Beverages: { fridge: 7, pantry: 90, opened: 4, frozen: 180, thawed: 2 },
  Snacks: { fridge: 14, pantry: 60, opened: 14, frozen: 90, thawed: 3 },
  Others: { fridge: 4, pantry: null, opened: 5, frozen: 90, thawed: 2 },
};

export const usualDays = (category: Category): UsualDays => usual[category];
