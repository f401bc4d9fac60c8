import type { Category } from '#foods/category.ts';
import { goodThrough, type Keeping } from './good-through.ts';

interface UsualDays {
  fridge: number;
  /** Null where foods of one category differ too much. */
  pantry: number | null;
  opened: number | null;
  frozen: number;
  thawed: number;
}

/** The shortest time that food of a category usually keeps for, where nobody says otherwise. */
const usual: Record<Category, UsualDays> = {
  Dairy: { fridge: 5, pantry: null, opened: 5, frozen: 60, thawed: 2 },
  Meat: { fridge: 1, pantry: null, opened: 2, frozen: 90, thawed: 1 },
  Vegetable: { fridge: 3, pantry: 3, opened: 3, frozen: 240, thawed: 2 },
  Fruits: { fridge: 3, pantry: 2, opened: 3, frozen: 240, thawed: 2 },
  Beverages: { fridge: 3, pantry: null, opened: 3, frozen: 180, thawed: 2 },
  Snacks: { fridge: 7, pantry: 14, opened: 7, frozen: 90, thawed: 3 },
  Others: { fridge: 4, pantry: null, opened: 5, frozen: 90, thawed: 2 },
};

interface Food {
  category: Category;
  keeping: Keeping;
}

/** For how long food is good once it is opened. What has no date, or one that nobody knows, does not get one by that. */
export const openedDays = ({ category, keeping }: Food): number | null =>
  goodThrough(keeping) && usual[category].opened;

export const usualDays = (category: Category): UsualDays => usual[category];
