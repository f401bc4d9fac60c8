import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { checkItemUpdate } from '@crisper/domain/items/update-food.ts';
import { title as titleLabel } from '@crisper/texts/items/items.ts';
import * as texts from '@crisper/texts/items/my-foods.ts';
import { cancel } from '@crisper/texts/ui.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '#http/api-error.ts';
import { DraftNotice } from '#items/food-form/draft-notice.tsx';
import { FoodFields, TitleField } from '#items/food-form/food-fields.tsx';
import {
  byField,
  type FieldProblems,
  firstRefused,
  focusFirstProblem,
  readDraft,
} from '#items/food-form/food-form.ts';
import { ITEMS_KEY } from '#items/items-api.ts';
import { type FoodUpdate, updateFood } from '#items/my-items-api.ts';
import { PictureField } from '#items/pictures/picture-field.tsx';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/dialogs/alert-dialog.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { useUpdateDraft } from './use-update-draft.ts';

const askToDiscard = () =>
  askToConfirm({
    icon: 'warning',
    title: texts.discardHeading,
    text: texts.discardHint,
    confirmLabel: texts.discard,
    cancelLabel: texts.keepEditing,
    danger: true,
  });

/** Whether the server refused the change or did not answer, and why. */
function failureOf(error: unknown): { what: string; why: string } {
  const refused = error instanceof ApiError && error.code !== 'unreachable';
  return {
    what: refused ? texts.refused : texts.notSaved,
    why: error instanceof ApiError ? error.message : '',
  };
}

interface Submission {
  food: FoodUpdate;
  target: HTMLFormElement;
}

interface UpdateDialogProps {
  item: Item;
  today: CalendarDate;
  onClose: () => void;
}

/** One column on the screen of a phone, two on larger ones. */
export function UpdateDialog({ item, today, onClose }: UpdateDialogProps) {
  const client = useQueryClient();
  const form = useId();
  const { draft, change, isChanged, isPickedUp, startOver, forgetDraft } = useUpdateDraft(item);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<{ what: string; why: string }>();

  const close = () => {
    forgetDraft();
    onClose();
  };

  const { busy, save, focusNext } = useSaving({
    mutationFn: ({ food }: Submission) => updateFood(item._id, food),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ITEMS_KEY });
      void toast('success', texts.savedToast);
      close();
    },
    onError: (error, { target }) => {
      const refused = error instanceof ApiError ? error.fields : {};
      setFailure(failureOf(error));
      setProblems(refused);
      focusNext(firstRefused(target, refused));
    },
  });

  // The pressed button disappears with the notice, so the title takes the focus.
  const backToStored = () => {
    startOver();
    const title = document.forms.namedItem(form)?.elements.namedItem('title');
    if (title instanceof HTMLElement) title.focus();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    const food = readDraft(draft);
    const found = checkItemUpdate(food, item, today);
    setProblems(byField(found));
    setFailure(undefined);
    if (found.length > 0) focusFirstProblem(target, found);
    else save({ food: food as FoodUpdate, target });
  };

  const leave = async () => {
    if (!busy && (!isChanged || (await askToDiscard()))) close();
  };

  return (
    <Dialog
      open
      onClose={leave}
      title={texts.updateHeading}
      placement="wide"
      footer={
        <>
          <Button variant="secondary" onClick={leave} disabled={busy} className="max-sm:flex-1">
            {cancel}
          </Button>
          <Button type="submit" form={form} disabled={busy} className="max-sm:flex-1">
            {busy ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <form id={form} method="post" noValidate onSubmit={submit} aria-label={texts.updateForm}>
        <fieldset disabled={busy} className="grid gap-5 md:grid-cols-2 md:gap-x-8">
          {isPickedUp && (
            <div className="md:col-span-2">
              <DraftNotice onStartOver={backToStored} />
            </div>
          )}
          <div className="grid content-start gap-5">
            <TitleField {...{ draft, problems, change }} label={titleLabel} />
            <FoodFields {...{ draft, problems, change, today }} storedDate={item.expiryDate} />
          </div>
          <PictureField
            title={draft.title}
            image={draft.image}
            error={problems.image}
            stacked
            onImage={(image) => change({ image })}
            onBuiltIn={({ url }) => change({ image: url })}
          />
        </fieldset>
        <div
          role="alert"
          className="mt-5 rounded-control bg-expired-soft px-4 py-3 text-expired empty:hidden"
        >
          {failure && (
            <>
              <strong>{failure.what}</strong>
              {failure.why && <span className="block">{failure.why}</span>}
            </>
          )}
        </div>
      </form>
    </Dialog>
  );
}
