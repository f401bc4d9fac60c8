import type { Category } from '#items/category.ts';

interface UsualDays {
  opened: number | null;
  frozen: number;
  thawed: number;
}

/** How long food of a category usually keeps, rounded to the careful side, where nobody says otherwise. */
const usual: Record<Category, UsualDays> = {
  Dairy: { opened: 5, frozen: 60, thawed: 2 },
  Meat: { opened: 2, frozen: 90, thawed: 1 },
  Vegetable: { opened: 3, frozen: 240, thawed: 2 },
  Fruits: { opened: 3, frozen: 240, thawed: 2 },
  Beverages: { opened: 4, frozen: 180, thawed: 2 },
  Snacks: { opened: 14, frozen: 90, thawed: 3 },
  Others: { opened: 5, frozen: 90, thawed: 2 },
};

export const usualDays = (category: Category): UsualDays => usual[category];
