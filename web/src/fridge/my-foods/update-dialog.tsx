import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { title as titleLabel } from '@crisper/texts/items/items.ts';
import * as texts from '@crisper/texts/items/my-foods.ts';
import { cancel } from '@crisper/texts/ui.ts';
import { type FormEvent, useId } from 'react';
import { DraftNotice } from '#items/food-form/draft-notice.tsx';
import { FoodFields, TitleField } from '#items/food-form/food-fields.tsx';
import { draftOf } from '#items/food-form/food-form.ts';
import { PictureField } from '#items/pictures/picture-field.tsx';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/dialogs/alert-dialog.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { useFoodUpdate } from './use-food-update.ts';
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

interface UpdateDialogProps {
  item: Item;
  today: CalendarDate;
  onClose: () => void;
}

/** Changes food in the public fridge. One column on the screen of a phone, two on larger ones. */
export function UpdateDialog({ item, today, onClose }: UpdateDialogProps) {
  const form = useId();
  const { base, draft, change, isChanged, isPickedUp, startOver, rebase, forgetDraft } = useUpdateDraft(item);
  const close = () => {
    forgetDraft();
    onClose();
  };
  const { busy, problems, failure, conflicts, settle, send } = useFoodUpdate({
    base,
    today,
    rebase,
    onSaved: close,
  });

  const titleField = () => {
    const title = document.forms.namedItem(form)?.elements.namedItem('title');
    return title instanceof HTMLElement ? title : null;
  };

  // The pressed button disappears with the notice, so the title takes the focus.
  const backToStored = () => {
    startOver();
    titleField()?.focus();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(event.currentTarget, draft);
  };

  const takeTheirs = () => {
    const theirs = draftOf(base);
    change(Object.fromEntries(conflicts.map((field) => [field, theirs[field]])));
    settle();
    titleField()?.focus();
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
            <FoodFields {...{ draft, problems, change, today }} storedDate={base.expiryDate} />
          </div>
          <PictureField
            title={draft.title}
            image={draft.image}
            error={problems.image}
            stacked
            kitchenId={null}
            onImage={(image) => change({ image })}
            onBuiltIn={({ url }) => change({ image: url })}
          />
        </fieldset>
        {conflicts.length > 0 && (
          <ConflictNotice
            fields={conflicts}
            mine={draft}
            theirs={draftOf(base)}
            onKeepMine={() => document.forms.namedItem(form)?.requestSubmit()}
            onTakeTheirs={takeTheirs}
          />
        )}
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
