import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { checkItemUpdate } from '@crisper/domain/items/update-food.ts';
import * as texts from '@crisper/texts/items/my-foods.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#http/api-error.ts';
import {
  byField,
  draftOf,
  type FieldProblems,
  type FoodDraft,
  firstRefused,
  focusFirstProblem,
  readDraft,
} from '#items/food-form/food-form.ts';
import { type FoodField, mergeFood } from '#items/food-form/merge-food.ts';
import { type FoodUpdate, renewFoods, updateFood } from '#items/my-items-api.ts';
import { useSaving } from '#session/use-saving.ts';
import { toast } from '#ui/toasts/toasts.tsx';

/** Whether the server refused the change or did not answer, and why. */
function failureOf(error: unknown): { what: string; why: string } {
  const refused = error instanceof ApiError && error.code !== 'unreachable';
  return {
    what: refused ? texts.refused : texts.notSaved,
    why: error instanceof ApiError ? error.message : '',
  };
}

interface Submission {
  draft: FoodDraft;
  base: Item;
  target: HTMLFormElement;
}

/** What another person stored in the meantime, if that is why the change was refused. */
function storedSince(error: unknown): Item | null {
  return error instanceof ApiError && error.code === 'item_changed' ? (error.current as Item) : null;
}

/** On top of what another person stored in the meantime, unless both changed the same fields. */
async function saveMerged({ draft, base }: Submission): Promise<void> {
  try {
    await updateFood(base._id, readDraft(draft) as FoodUpdate, base.version);
  } catch (error) {
    const current = storedSince(error);
    const merged = current && mergeFood(draft, draftOf(base), draftOf(current));
    if (!merged || merged.conflicts.length > 0) throw error;
    await updateFood(base._id, readDraft(merged.draft) as FoodUpdate, current.version);
  }
}

interface UpdatedFood {
  /** The item as it was when the person began, or as they saw it last. */
  base: Item;
  today: CalendarDate;
  rebase: (current: Item, merged: FoodDraft) => void;
  onSaved: () => void;
}

/** Saving a changed item: what is wrong with it, and where another person changed the same. */
export function useFoodUpdate({ base, today, rebase, onSaved }: UpdatedFood) {
  const client = useQueryClient();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<{ what: string; why: string }>();
  const [conflicts, setConflicts] = useState<FoodField[]>([]);

  const { busy, save, focusNext } = useSaving({
    mutationFn: saveMerged,
    onSuccess: () => {
      void renewFoods(client);
      void toast('success', texts.savedToast);
      onSaved();
    },
    onError: (error, sent) => {
      const current = storedSince(error);
      if (current) {
        disagree(sent, current);
        return;
      }
      const refused = error instanceof ApiError ? error.fields : {};
      setFailure(failureOf(error));
      setProblems(refused);
      focusNext(firstRefused(sent.target, refused));
    },
  });

  function disagree({ draft, base: seen, target }: Submission, current: Item): void {
    const merged = mergeFood(draft, draftOf(seen), draftOf(current));
    rebase(current, merged.draft);
    setConflicts(merged.conflicts);
    focusNext(firstRefused(target, Object.fromEntries(merged.conflicts.map((field) => [field, '']))));
  }

  const send = (target: HTMLFormElement, draft: FoodDraft) => {
    const found = checkItemUpdate(readDraft(draft), base, today);
    setProblems(byField(found));
    setFailure(undefined);
    setConflicts([]);
    if (found.length > 0) focusFirstProblem(target, found);
    else save({ draft, base, target });
  };

  return { busy, problems, failure, conflicts, settle: () => setConflicts([]), send };
}
