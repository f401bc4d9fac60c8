import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { checkNewItem, NOT_LOGGED_IN, REDIRECT_AFTER_ADD_MS } from '@crisper/domain/items/add-food.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { ApiError } from '#http/api-error.ts';
import {
  byField,
  emptyDraft,
  type FieldProblems,
  type FoodDraft,
  focusFirstProblem,
  readDraft,
} from '#items/food-form.ts';
import { ITEMS_KEY } from '#items/items-api.ts';
import { addFood, type NewFood } from '#items/my-items-api.ts';
import { useSession } from '#session/use-session.ts';
import { toast } from '#ui/toasts.tsx';

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) {
    const signedOut = error.code === 'unauthenticated' || error.code === 'invalid_token';
    return signedOut ? NOT_LOGGED_IN : error.message || 'Something went wrong!';
  }
  return 'Something went wrong!';
}

/** The draft of a new food, what is wrong with it, and putting it into the fridge. */
export function useAddFood(today: CalendarDate) {
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(emptyDraft);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [adding, setAdding] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const change = (next: Partial<FoodDraft>) => {
    setDraft((before) => ({ ...before, ...next }));
    // What is being put right is no longer marked as wrong.
    setProblems((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(next).map((field) => [field, undefined])),
    }));
  };

  const submit = async (event: FormEvent<HTMLFormElement>, another: boolean) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (adding) return;
    if (!user?.email) return void toast('error', NOT_LOGGED_IN);
    const food = readDraft(draft);
    const found = checkNewItem(food, today);
    setProblems(byField(found));
    if (found[0]) {
      void toast('error', found[0].message);
      return focusFirstProblem(form, found);
    }
    setAdding(true);
    try {
      await addFood(food as NewFood);
    } catch (error) {
      setAdding(false);
      if (error instanceof ApiError) setProblems(error.fields);
      return void toast('error', reasonOf(error));
    }
    void client.invalidateQueries({ queryKey: ITEMS_KEY });
    void toast('success', 'Food item added successfully!');
    const { category, expiryDate } = draft;
    // At once, since a disabled field takes no cursor.
    flushSync(() => {
      setDraft(another ? { ...emptyDraft, category, expiryDate } : emptyDraft);
      setAdding(!another);
    });
    if (another) {
      const title = form.elements.namedItem('title');
      if (title instanceof HTMLElement) title.focus();
    } else {
      leaving.current = setTimeout(() => navigate('/dashboard/my-foods'), REDIRECT_AFTER_ADD_MS);
    }
  };

  return { draft, problems, adding, change, submit };
}
