import { type CalendarDate, isCalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/foods/category.ts';
import { emptyDraft, type FoodDraft } from '#items/food-form/food-form.ts';
import type { BuiltInPicture } from '#items/pictures/built-in-pictures.ts';

/** A food that is being added. */
export interface FoodToAdd {
  draft: FoodDraft;
  /** Asked in kitchens alone. */
  price: string;
  /** A category that was guessed follows the title, one that came with a picture follows the picture. */
  categoryFrom: 'title' | 'picture' | 'person';
  /** The date was taken over from the food before, and the person has not changed it. */
  isDateKept: boolean;
}

export const noFood: FoodToAdd = {
  draft: emptyDraft,
  price: '',
  categoryFrom: 'title',
  isDateKept: false,
};

/** With the category that its title names, where neither the person nor a picture said one. */
export function guessed(food: FoodToAdd, categoryOf: (title: string) => Category | null): FoodToAdd {
  if (food.categoryFrom !== 'title') return food;
  return { ...food, draft: { ...food.draft, category: categoryOf(food.draft.title) ?? '' } };
}

export function rename(food: FoodToAdd, title: string): FoodToAdd {
  return { ...food, draft: { ...food.draft, title } };
}

export function choosePicture(food: FoodToAdd, { url, category }: BuiltInPicture): FoodToAdd {
  const draft = { ...food.draft, image: url };
  if (food.categoryFrom === 'person') return { ...food, draft };
  return { ...food, draft: { ...draft, category }, categoryFrom: 'picture' };
}

/** A change that the person makes. */
export function edit(food: FoodToAdd, next: Partial<Omit<FoodDraft, 'title'>>): FoodToAdd {
  return {
    ...food,
    draft: { ...food.draft, ...next },
    categoryFrom: categorySource(food, next),
    isDateKept: food.isDateKept && next.expiryDate === undefined,
  };
}

function categorySource(food: FoodToAdd, next: Partial<FoodDraft>): FoodToAdd['categoryFrom'] {
  if (next.category !== undefined) return next.category === '' ? 'title' : 'person';
  // The picture that brought the category is gone.
  return food.categoryFrom === 'picture' && next.image !== undefined ? 'title' : food.categoryFrom;
}

/** Keeps the date only: foods that were bought together often expire together. */
export function anotherFood({ draft: { expiryDate } }: FoodToAdd): FoodToAdd {
  return { ...noFood, draft: { ...emptyDraft, expiryDate }, isDateKept: expiryDate !== '' };
}

/** Whether the person has entered anything; a kept date and a guessed category do not count. */
export function isStarted({ draft, price, categoryFrom, isDateKept }: FoodToAdd): boolean {
  if (price !== '') return true;
  const { category, expiryDate } = emptyDraft;
  const typed = {
    ...draft,
    ...(categoryFrom === 'title' && { category }),
    ...(isDateKept && { expiryDate }),
  };
  return Object.entries(emptyDraft).some(([field, nothing]) => typed[field as keyof FoodDraft] !== nothing);
}

export interface PickedUp {
  food: FoodToAdd;
  /** The date of the draft, if it has passed since: it is easily overlooked in a form that is filled in. */
  passedDate: CalendarDate | null;
}

/** Restores an unfinished food, maybe days old. */
export function pickUp(left: unknown, today: CalendarDate): PickedUp | null {
  if (left === null) return null;
  const known = left as Partial<FoodToAdd>;
  // The app may have been updated since, and have more fields.
  const food = { ...noFood, ...known, draft: { ...emptyDraft, ...known.draft } };
  const { expiryDate } = food.draft;
  if (!isCalendarDate(expiryDate) || expiryDate >= today) return { food, passedDate: null };
  return { food: edit(food, { expiryDate: '' }), passedDate: expiryDate };
}
