import { type CalendarDate, isCalendarDate } from '@crisper/domain/calendar-date.ts';
import { emptyDraft, type FoodDraft } from '#items/food-form/food-form.ts';
import type { BuiltInPicture } from '#items/pictures/built-in-pictures.ts';
import { guessCategory } from '#items/pictures/suggest-pictures.ts';

/** A food that is being added. */
export interface FoodToAdd {
  draft: FoodDraft;
  /** A category that was guessed follows the title, one that came with a picture follows the picture. */
  categoryFrom: 'title' | 'picture' | 'person';
  /** The date is the last food's, and nobody has looked at it yet. */
  isDateKept: boolean;
}

export const noFood: FoodToAdd = { draft: emptyDraft, categoryFrom: 'title', isDateKept: false };

function guessed(food: FoodToAdd): FoodToAdd {
  if (food.categoryFrom !== 'title') return food;
  return { ...food, draft: { ...food.draft, category: guessCategory(food.draft.title) ?? '' } };
}

export function rename(food: FoodToAdd, title: string): FoodToAdd {
  return guessed({ ...food, draft: { ...food.draft, title } });
}

export function choosePicture(food: FoodToAdd, { url, category }: BuiltInPicture): FoodToAdd {
  const draft = { ...food.draft, image: url };
  if (food.categoryFrom === 'person') return { ...food, draft };
  return { ...food, draft: { ...draft, category }, categoryFrom: 'picture' };
}

/** What a person types or chooses themselves. */
export function edit(food: FoodToAdd, next: Partial<Omit<FoodDraft, 'title'>>): FoodToAdd {
  return guessed({
    draft: { ...food.draft, ...next },
    categoryFrom: categorySource(food, next),
    isDateKept: food.isDateKept && next.expiryDate === undefined,
  });
}

function categorySource(food: FoodToAdd, next: Partial<FoodDraft>): FoodToAdd['categoryFrom'] {
  if (next.category !== undefined) return next.category === '' ? 'title' : 'person';
  // The picture that brought the category is gone.
  return food.categoryFrom === 'picture' && next.image !== undefined ? 'title' : food.categoryFrom;
}

/** What was bought together often keeps as long; everything else is another food's. */
export function anotherFood({ draft: { expiryDate } }: FoodToAdd): FoodToAdd {
  return { ...noFood, draft: { ...emptyDraft, expiryDate }, isDateKept: expiryDate !== '' };
}

/** A kept date alone, and a category that was only guessed, were typed by nobody. */
export function isStarted({ draft, categoryFrom, isDateKept }: FoodToAdd): boolean {
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
  /** The date that was typed then, if it has passed since: nobody would notice it in a form that is filled in. */
  passedDate: CalendarDate | null;
}

/** Goes on with what was left unfinished, maybe days ago. */
export function pickUp(left: unknown, today: CalendarDate): PickedUp | null {
  if (left === null) return null;
  const known = left as Partial<FoodToAdd>;
  // The app may have been updated since, and know more fields.
  const food = { ...noFood, ...known, draft: { ...emptyDraft, ...known.draft } };
  const { expiryDate } = food.draft;
  if (!isCalendarDate(expiryDate) || expiryDate >= today) return { food, passedDate: null };
  return { food: edit(food, { expiryDate: '' }), passedDate: expiryDate };
}
