import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { AMOUNT_MAX, UNITS } from '@crisper/domain/items/keeping/amount.ts';
import { DATE_KINDS } from '@crisper/domain/items/keeping/good-through.ts';
import { title as titleLabel } from '@crisper/texts/items/items.ts';
import * as actTexts from '@crisper/texts/items/kitchen-acts.ts';
import * as texts from '@crisper/texts/items/kitchen-item.ts';
import { hint as priceHint } from '@crisper/texts/items/price.ts';
import { cancel } from '@crisper/texts/ui.ts';
import { type FormEvent, useId, useState } from 'react';
import { newId } from '#http/new-id.ts';
import { FoodFields, TitleField } from '#items/food-form/food-fields.tsx';
import { PriceField, priceProblem, useCurrency } from '#items/food-form/price-field.tsx';
import { PictureField } from '#items/pictures/picture-field.tsx';
import { useIntents } from '#kitchen/use-intents.ts';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/dialogs/alert-dialog.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { changedFields, isSameDraft, type KitchenDraft, kitchenDraftOf } from './changed-fields.ts';

const askToDiscard = () =>
  askToConfirm({
    icon: 'warning',
    title: texts.discardHeading,
    text: texts.discardHint,
    confirmLabel: texts.discard,
    cancelLabel: texts.keepEditing,
    danger: true,
  });

interface ChangeDialogProps {
  kitchenId: string;
  item: KitchenItem;
  today: CalendarDate;
  onClose: () => void;
  /** What was changed is shown wherever the kitchen itself is. */
  onSaved?: () => void;
}

/** The currency is known as soon as the page is. */
export default function ChangeDialog(props: ChangeDialogProps) {
  const currency = useCurrency(props.kitchenId);
  return currency ? <ChangeForm {...props} currency={currency} /> : null;
}

/** Changes what the item is. Only what was changed is sent: another person may be changing the rest. */
function ChangeForm(props: ChangeDialogProps & { currency: string }) {
  const { kitchenId, item, today, currency, onClose, onSaved } = props;
  const form = useId();
  // As it was when the person began.
  const [base] = useState(item);
  const [draft, setDraft] = useState(() => kitchenDraftOf(base, currency));
  // The text that was refused: another one is not marked as wrong.
  const [refusedPrice, setRefusedPrice] = useState<string>();
  const change = (next: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...next }));
  const save = useIntents(kitchenId);

  const isChanged = !isSameDraft(draft, kitchenDraftOf(base, currency));
  const leave = async () => {
    if (!isChanged || (await askToDiscard())) onClose();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isChanged) return onClose();
    if (priceProblem(draft.price, currency)) {
      setRefusedPrice(draft.price);
      return event.currentTarget.querySelector<HTMLElement>('[name=price]')?.focus();
    }
    const fields = changedFields(draft, base, currency);
    const change = { id: newId(), kind: 'changeItem' as const, itemId: base._id, fields, base: base.version };
    void save(change, base.title).then(onSaved);
    onClose();
  };

  return (
    <Dialog
      open
      onClose={leave}
      title={texts.changeHeading}
      placement="wide"
      footer={
        <>
          <Button variant="secondary" onClick={leave} className="max-sm:flex-1">
            {cancel}
          </Button>
          <Button type="submit" form={form} className="max-sm:flex-1">
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} method="post" onSubmit={submit} aria-label={texts.changeHeading}>
        <fieldset className="grid gap-5 md:grid-cols-2 md:gap-x-8">
          <div className="grid content-start gap-5">
            <TitleField {...{ draft, change }} problems={{}} label={titleLabel} />
            <FoodFields
              {...{ draft, change, today }}
              problems={{}}
              storedDate={base.expiryDate}
              isDateNeeded={false}
              amount={<AmountFields {...{ draft, change }} />}
              dateKind={<DateKindField {...{ draft, change }} />}
            />
            <PriceField
              currency={currency}
              value={draft.price}
              hint={priceHint}
              error={draft.price === refusedPrice ? priceProblem(draft.price, currency) : undefined}
              onChange={(price) => change({ price })}
            />
          </div>
          <PictureField
            title={draft.title}
            image={draft.image}
            error={undefined}
            stacked
            kitchenId={kitchenId}
            onImage={(image) => change({ image })}
            onBuiltIn={({ url }) => change({ image: url })}
          />
        </fieldset>
      </form>
    </Dialog>
  );
}

interface PartProps {
  draft: KitchenDraft;
  change: (next: Partial<KitchenDraft>) => void;
}

/** How much is left, and of what. */
function AmountFields({ draft, change }: PartProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-2">
      <TextField
        label={actTexts.amountLeft}
        name="amount"
        type="number"
        inputMode="decimal"
        min={0.001}
        max={AMOUNT_MAX}
        step="any"
        value={draft.amount}
        required
        onChange={(event) => change({ amount: event.currentTarget.value })}
      />
      <SelectField
        label={actTexts.unit}
        name="unit"
        value={draft.unit}
        onChange={(event) => change({ unit: event.currentTarget.value })}
      >
        {UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {actTexts.unitName[unit]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function DateKindField({ draft, change }: PartProps) {
  return (
    <SelectField
      label={actTexts.dateKind}
      name="dateKind"
      value={draft.dateKind}
      onChange={(event) => change({ dateKind: event.currentTarget.value })}
    >
      {DATE_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {actTexts.dateKindName[kind]}
        </option>
      ))}
    </SelectField>
  );
}
