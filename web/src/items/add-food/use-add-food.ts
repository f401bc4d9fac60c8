import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { checkNewItem } from '@crisper/domain/items/add-food.ts';
import * as paths from '@crisper/domain/paths.ts';
import { somethingWentWrong } from '@crisper/texts/errors.ts';
import * as texts from '@crisper/texts/items/add-food.ts';
import { problemText } from '@crisper/texts/problems.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { ApiError, isAboutToken } from '#http/api-error.ts';
import {
  byField,
  type emptyDraft,
  type FieldProblems,
  focusFirstProblem,
  giveFocusBack,
  readDraft,
} from '#items/food-form/food-form.ts';
import { ITEMS_KEY } from '#items/items-api.ts';
import { addFood, type NewFood } from '#items/my-items-api.ts';
import { dropDraft } from '#session/drafts.ts';
import { useSession } from '#session/use-session.ts';
import { toast } from '#ui/toasts/toasts.tsx';
import { anotherFood, noFood } from './new-food.ts';
import { useFoodDraft } from './use-food-draft.ts';

/** Leaves the time to read the message before the list opens. */
const REDIRECT_AFTER_ADD_MS = 1200;

function reasonOf(error: unknown): string {
  if (isAboutToken(error)) return texts.notLoggedIn;
  return (error instanceof ApiError && error.message) || somethingWentWrong;
}

/** A new food, its problems, and adding it. */
export function useAddFood(owner: string, today: CalendarDate) {
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { food, setFood, pickedUp, isPhotoGone, forget } = useFoodDraft(owner, today);
  const [found, setFound] = useState<{ problems: FieldProblems; draft: typeof emptyDraft }>();
  const [adding, setAdding] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const { draft } = food;
  // A field that has changed since is no longer marked as wrong.
  const problems: FieldProblems = Object.fromEntries(
    Object.entries(found?.problems ?? {}).filter(([name]) => {
      const field = name as keyof FieldProblems;
      return found?.draft[field] === draft[field];
    }),
  );

  const submit = async (event: FormEvent<HTMLFormElement>, another: boolean) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (adding) return;
    if (!user?.email) return void toast('error', texts.notLoggedIn);
    const checked = readDraft(draft);
    const wrong = checkNewItem(checked, today);
    setFound({ problems: byField(wrong), draft });
    if (wrong[0]) {
      void toast('error', problemText(wrong[0]));
      return focusFirstProblem(form, wrong);
    }
    const from = document.activeElement;
    setAdding(true);
    try {
      await addFood(checked as NewFood);
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields : {};
      // At once, because a disabled field cannot take the focus.
      flushSync(() => {
        setAdding(false);
        setFound({ problems: refused, draft });
      });
      giveFocusBack(form, from, refused);
      return void toast('error', reasonOf(error));
    }
    dropDraft('add-food');
    void client.invalidateQueries({ queryKey: ITEMS_KEY });
    void toast('success', texts.added);
    flushSync(() => {
      forget(another ? anotherFood(food) : noFood);
      setAdding(!another);
    });
    if (another) {
      const title = form.elements.namedItem('title');
      if (title instanceof HTMLElement) title.focus();
    } else {
      leaving.current = setTimeout(() => navigate(paths.myFoods), REDIRECT_AFTER_ADD_MS);
    }
  };

  return { food, setFood, pickedUp, isPhotoGone, forget, problems, adding, submit };
}
