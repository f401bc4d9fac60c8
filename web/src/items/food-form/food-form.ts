import type { NewItem } from '@crisper/domain/items/add-food.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import type { Problem } from '@crisper/domain/problem.ts';
import { problemText } from '@crisper/texts/problems.ts';

/** A food in a form: everything is text until it is checked. */
export type FoodDraft = Record<keyof NewItem, string>;

export const emptyDraft: FoodDraft = {
  title: '',
  image: '',
  category: '',
  quantity: '1',
  expiryDate: '',
  description: '',
};

/** The form of a stored item. */
export function draftOf(item: Item): FoodDraft {
  const { title, category, description, image, expiryDate } = item;
  return {
    title,
    category,
    description,
    image: image ?? '',
    quantity: String(item.quantity),
    expiryDate: expiryDate ?? '',
  };
}

export const isSame = (a: FoodDraft, b: FoodDraft): boolean =>
  Object.keys(emptyDraft).every((field) => a[field as keyof FoodDraft] === b[field as keyof FoodDraft]);

/** The food as the rules check it. A quantity that is no number becomes NaN, which they refuse. */
export function readDraft(draft: FoodDraft) {
  return { ...draft, quantity: draft.quantity.trim() === '' ? Number.NaN : Number(draft.quantity) };
}

export type FieldProblems = Partial<Record<keyof FoodDraft | 'price', string>>;

export function byField(problems: readonly Problem[]): FieldProblems {
  return Object.fromEntries(problems.map((problem) => [problem.field, problemText(problem)]));
}

/** Moves the focus to the first field with a problem. */
export function focusFirstProblem(form: HTMLFormElement, problems: readonly Problem[]): void {
  const first = problems[0] && form.elements.namedItem(problems[0].field);
  if (first instanceof HTMLElement) first.focus();
}

/** The first field that the server refused. */
export function firstRefused(form: HTMLFormElement, problems: FieldProblems): Element | undefined {
  return [...form.elements].find((field) => (field.getAttribute('name') ?? '') in problems);
}
