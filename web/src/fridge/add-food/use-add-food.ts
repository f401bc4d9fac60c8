import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { checkNewItem } from '@crisper/domain/items/add-food.ts';
import * as paths from '@crisper/domain/paths.ts';
import { somethingWentWrong } from '@crisper/texts/errors.ts';
import * as texts from '@crisper/texts/items/add-food.ts';
import { problemText } from '@crisper/texts/problems.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, isAboutToken } from '#http/api-error.ts';
import { newId } from '#http/new-id.ts';
import {
  byField,
  type FieldProblems,
  firstRefused,
  focusFirstProblem,
  readDraft,
} from '#items/food-form/food-form.ts';
import { priceOf, priceProblem } from '#items/food-form/price-field.tsx';
import { ITEMS_KEY } from '#items/items-key.ts';
import { addFood, type NewFood } from '#items/my-items-api.ts';
import { useFoods } from '#items/pictures/use-foods.ts';
import { dropDraft } from '#session/drafts.ts';
import { useSaving } from '#session/use-saving.ts';
import { useSession } from '#session/use-session.ts';
import { toast } from '#ui/toasts/toasts.tsx';
import { anotherFood, type FoodToAdd, guessed, noFood } from './new-food.ts';
import { useFoodDraft } from './use-food-draft.ts';

/** Leaves the time to read the message before the list opens. */
const REDIRECT_AFTER_ADD_MS = 1200;

/** Where food goes. The public fridge has no id here. */
export interface Destination {
  id: string | null;
  name: string;
}

const noGuess = () => null;

interface Submission {
  food: FoodToAdd;
  kitchenId: string | null;
  /** Left out where none was entered: then it is what it cost last. */
  price: number | undefined;
  form: HTMLFormElement;
  another: boolean;
}

const textOf = ({ draft, price }: FoodToAdd, field: keyof FieldProblems) =>
  field === 'price' ? price : draft[field];

function reasonOf(error: unknown): string {
  if (isAboutToken(error)) return texts.notLoggedIn;
  return (error instanceof ApiError && error.message) || somethingWentWrong;
}

interface Where {
  kitchenId: string | null;
  /** Of the kitchen, as soon as that is known. */
  currency: string | undefined;
}

/** A new food, its problems, and adding it. */
export function useAddFood(owner: string, today: CalendarDate, { kitchenId, currency }: Where) {
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { food: typed, setFood, pickedUp, isPhotoGone, forget } = useFoodDraft(owner, today);
  const foods = useFoods();
  const food = guessed(typed, foods?.categoryOf ?? noGuess);
  // The same for every attempt to add this food: a response that was lost does not make two of it.
  const id = useRef(newId());
  const [found, setFound] = useState<{ problems: FieldProblems; food: FoodToAdd }>();
  const [leaving, setLeaving] = useState<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(leaving), [leaving]);

  const { busy, save, focusNext } = useSaving({
    mutationFn: ({ food: { draft }, kitchenId, price }: Submission) =>
      addFood(client, kitchenId, { ...(readDraft(draft) as NewFood), id: id.current, price }),
    onSuccess: (_added, { food, kitchenId, form, another }) => {
      id.current = newId();
      dropDraft('add-food');
      void client.invalidateQueries({ queryKey: ITEMS_KEY });
      void toast('success', texts.added);
      forget(another ? anotherFood(food) : noFood);
      if (another) focusNext(form.querySelector('[name=title]'));
      else
        setLeaving(
          setTimeout(
            () => navigate(kitchenId === null ? paths.myFoods : paths.kitchen(kitchenId)),
            REDIRECT_AFTER_ADD_MS,
          ),
        );
    },
    onError: (error, { food, form }) => {
      const refused = error instanceof ApiError ? error.fields : {};
      setFound({ problems: refused, food });
      focusNext(firstRefused(form, refused));
      void toast('error', reasonOf(error));
    },
  });
  const adding = busy || leaving !== undefined;

  const { draft } = food;
  // A field that has changed since is no longer marked as wrong.
  const problems: FieldProblems = Object.fromEntries(
    Object.entries(found?.problems ?? {}).filter(([name]) => {
      const field = name as keyof FieldProblems;
      return found && textOf(found.food, field) === textOf(food, field);
    }),
  );

  const submit = (event: FormEvent<HTMLFormElement>, another: boolean) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (adding) return;
    if (!user?.email) return void toast('error', texts.notLoggedIn);
    const wrong = checkNewItem(readDraft(draft), today);
    const price = currency ? priceProblem(food.price, currency) : undefined;
    setFound({ problems: { ...byField(wrong), ...(price && { price }) }, food });
    if (wrong[0]) {
      void toast('error', problemText(wrong[0]));
      return focusFirstProblem(form, wrong);
    }
    if (price) {
      void toast('error', price);
      return form.querySelector<HTMLElement>('[name=price]')?.focus();
    }
    const said = currency ? priceOf(food.price, currency) : null;
    save({ food, kitchenId, price: said ?? undefined, form, another });
  };

  return { food, setFood, pickedUp, isPhotoGone, forget, problems, adding, submit };
}
