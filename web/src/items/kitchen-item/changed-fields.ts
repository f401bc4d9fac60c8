import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/foods/category.ts';
import type { Intent } from '@crisper/domain/items/intents/intents.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import { draftOf, type FoodDraft } from '#items/food-form/food-form.ts';
import { priceDraft, priceOf } from '#items/food-form/price-field.tsx';

type Fields = Extract<Intent, { kind: 'changeItem' }>['fields'];

/** A food of a kitchen in a form: everything is text until it is sent. */
export interface KitchenDraft extends FoodDraft {
  amount: string;
  unit: string;
  dateKind: string;
  price: string;
}

export const kitchenDraftOf = (item: KitchenItem, currency: string): KitchenDraft => ({
  ...draftOf(item),
  amount: String(item.amount),
  unit: item.unit,
  dateKind: item.keeping.dateKind,
  price: priceDraft(item.price, currency),
});

export const isSameDraft = (one: KitchenDraft, other: KitchenDraft): boolean =>
  (Object.keys(one) as (keyof KitchenDraft)[]).every((field) => one[field] === other[field]);

/** The fields that the person changed, as they are sent. An empty date, price or picture removes it. */
export function changedFields(draft: KitchenDraft, base: KitchenItem, currency: string): Fields {
  const stored = kitchenDraftOf(base, currency);
  const isChanged = (field: keyof KitchenDraft) => draft[field] !== stored[field];
  const price = priceOf(draft.price, currency);
  const date = (draft.expiryDate || null) as CalendarDate | null;
  // Where only the label is known, the date is the label's. Else the person knows better than the facts.
  const isLabel = base.keeping.opened === null && base.keeping.freezing === null;
  return {
    ...(isChanged('title') && { title: draft.title }),
    ...(isChanged('category') && { category: draft.category as Category }),
    ...(isChanged('amount') && { amount: Number(draft.amount) }),
    ...(isChanged('unit') && { unit: draft.unit as Unit }),
    ...(isChanged('expiryDate') && (isLabel ? { labelDate: date } : { expiryDate: date })),
    ...(isChanged('dateKind') && { dateKind: draft.dateKind as DateKind }),
    ...(price !== undefined && price !== base.price && { price }),
    ...(isChanged('description') && { description: draft.description }),
    ...(isChanged('image') && { image: draft.image || null }),
  };
}
