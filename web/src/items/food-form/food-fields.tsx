import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { CATEGORIES } from '@crisper/domain/foods/category.ts';
import {
  DESCRIPTION_MAX_LENGTH,
  QUANTITY_MAX,
  QUANTITY_MIN,
  TITLE_MAX_LENGTH,
} from '@crisper/domain/items/item.ts';
import * as texts from '@crisper/texts/items/food-form.ts';
import * as itemTexts from '@crisper/texts/items/items.ts';
import type { ReactNode } from 'react';
import { SelectField, TextArea, TextField } from '#ui/field.tsx';
import { DateShortcuts } from './date-shortcuts.tsx';
import type { FieldProblems, FoodDraft } from './food-form.ts';

interface FieldsProps {
  draft: FoodDraft;
  problems: FieldProblems;
  change: (next: Partial<FoodDraft>) => void;
}

export function TitleField({
  draft,
  problems,
  change,
  label,
  hint,
}: FieldsProps & { label: string; hint?: ReactNode }) {
  return (
    <TextField
      {...{ label, hint }}
      name="title"
      value={draft.title}
      maxLength={TITLE_MAX_LENGTH}
      autoComplete="off"
      autoFocus
      data-autofocus
      required
      error={problems.title}
      onChange={(event) => change({ title: event.currentTarget.value })}
    />
  );
}

interface FoodFieldsProps extends FieldsProps {
  today: CalendarDate;
  storedDate?: CalendarDate | null;
  /** In a kitchen, food may have none. */
  isDateNeeded?: boolean;
  /** The date was taken over from the food before. */
  isDateKept?: boolean;
  /** In place of the quantity. */
  amount?: ReactNode;
  /** Below the date. */
  dateKind?: ReactNode;
}

/** Category, quantity, expiry date and description, in that order. */
export function FoodFields(props: FoodFieldsProps) {
  const { draft, problems, change, today, storedDate, isDateNeeded = true, isDateKept = false } = props;
  const { amount, dateKind } = props;
  // An expired item may keep its date.
  const earliest = storedDate && storedDate < today ? storedDate : today;
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={itemTexts.category}
          name="category"
          value={draft.category}
          required
          error={problems.category}
          onChange={(event) => change({ category: event.currentTarget.value })}
        >
          <option value="">{texts.selectCategory}</option>
          {CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {itemTexts.categoryName[category]}
            </option>
          ))}
        </SelectField>
        {amount ?? (
          <TextField
            label={itemTexts.quantity}
            name="quantity"
            type="number"
            inputMode="numeric"
            min={QUANTITY_MIN}
            max={QUANTITY_MAX}
            step={1}
            value={draft.quantity}
            required
            error={problems.quantity}
            onChange={(event) => change({ quantity: event.currentTarget.value })}
          />
        )}
      </div>
      <TextField
        label={itemTexts.expiryDate}
        name="expiryDate"
        type="date"
        min={earliest}
        value={draft.expiryDate}
        required={isDateNeeded}
        error={problems.expiryDate}
        hint={
          <>
            {isDateKept && <span className="mb-2 block">{texts.dateKept}</span>}
            <DateShortcuts
              today={today}
              chosen={draft.expiryDate}
              onChoose={(expiryDate) => change({ expiryDate })}
            />
          </>
        }
        onChange={(event) => change({ expiryDate: event.currentTarget.value })}
      />
      {dateKind}
      <TextArea
        label={texts.description}
        name="description"
        rows={3}
        maxLength={DESCRIPTION_MAX_LENGTH}
        value={draft.description}
        error={problems.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
    </>
  );
}
