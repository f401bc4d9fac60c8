import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Problem } from '@crisper/domain/problem.ts';
import { problemText } from '@crisper/texts/problems.ts';

/** A food as it stands in a form: everything is text until it is checked. */
export interface FoodDraft {
  title: string;
  image: string;
  category: string;
  quantity: string;
  expiryDate: string;
  description: string;
}

export const emptyDraft: FoodDraft = {
  title: '',
  image: '',
  category: '',
  quantity: '1',
  expiryDate: '',
  description: '',
};

export const isSame = (a: FoodDraft, b: FoodDraft): boolean =>
  Object.keys(emptyDraft).every((field) => a[field as keyof FoodDraft] === b[field as keyof FoodDraft]);

/** What the rules look at. A quantity that is no number fails them, as it should. */
export function readDraft(draft: FoodDraft) {
  return { ...draft, quantity: draft.quantity.trim() === '' ? Number.NaN : Number(draft.quantity) };
}

export type FieldProblems = Partial<Record<keyof FoodDraft, string>>;

export function byField(problems: readonly Problem[]): FieldProblems {
  return Object.fromEntries(problems.map((problem) => [problem.field, problemText(problem)]));
}

/** Puts the cursor into the first field that is not right. */
export function focusFirstProblem(form: HTMLFormElement, problems: readonly Problem[]): void {
  const first = problems[0] && form.elements.namedItem(problems[0].field);
  if (first instanceof HTMLElement) first.focus();
}

/**
 * A form that is locked while it is sent loses the cursor. It goes to the first field that is not right, or back to
 * where it was; not if somebody has put it elsewhere meanwhile.
 */
export function giveFocusBack(form: HTMLFormElement, from: Element | null, problems: FieldProblems): void {
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement !== from) return;
  const wrong = [...form.elements].find((field) => (field.getAttribute('name') ?? '') in problems);
  const next = wrong ?? from;
  if (next instanceof HTMLElement) next.focus();
}

export const DATE_SHORTCUTS = [
  { label: '+3 days', days: 3 },
  { label: '+1 week', days: 7 },
] as const;

/** The same day of the next month, or that month's last. */
export function inOneMonth(today: CalendarDate): CalendarDate {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10) as CalendarDate;
}
