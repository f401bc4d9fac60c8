import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/foods/category.ts';
import type { kitchenFields } from '@crisper/domain/items/food-fields.ts';
import type { Intent } from '@crisper/domain/items/intents/intents.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import { draftOf, type FoodDraft } from '#items/food-form/food-form.ts';
import { priceDraft, priceOf } from '#items/food-form/price-field.tsx';

type Fields = Extract<Intent, { kind: 'changeItem' }>['fields'];

/** A food of a kitchen in a form: everything is text until it is sent. Where it stands and whose it is are acts. */
export type KitchenDraft = FoodDraft &
  Record<Exclude<keyof typeof kitchenFields, 'place' | 'belongsTo'> | 'dateKind', string>;

export const kitchenDraftOf = (item: KitchenItem, currency: string): KitchenDraft => ({
  ...draftOf(item),
  amount: String(item.amount),
  unit: item.unit,
  dateKind: item.keeping.dateKind,
  price: priceDraft(item.price, currency),
});

export const isSameDraft = (one: KitchenDraft, other: KitchenDraft): boolean =>
  (Object.keys(one) as (keyof KitchenDraft)[]).every((field) => one[field] === other[field]);

/** What is sent of each field, if the person changed it. An empty date, price or picture removes it. */
function sentOf(
  draft: KitchenDraft,
  base: KitchenItem,
  currency: string,
): Record<keyof KitchenDraft, Fields> {
  const price = priceOf(draft.price, currency);
  const date = (draft.expiryDate || null) as CalendarDate | null;
  // Where only the label is known, the date is the label's. Else the person knows better than the facts.
  const isLabel = base.keeping.opened === null && base.keeping.freezing === null;
  return {
    title: { title: draft.title },
    category: { category: draft.category as Category },
    amount: { amount: Number(draft.amount) },
    unit: { unit: draft.unit as Unit },
    // Computed from the amount.
    quantity: {},
    expiryDate: isLabel ? { labelDate: date } : { expiryDate: date },
    dateKind: { dateKind: draft.dateKind as DateKind },
    price: price === undefined || price === base.price ? {} : { price },
    description: { description: draft.description },
    image: { image: draft.image || null },
  };
}

/** The fields that the person changed, as they are sent. */
export function changedFields(draft: KitchenDraft, base: KitchenItem, currency: string): Fields {
  const stored = kitchenDraftOf(base, currency);
  const sent = sentOf(draft, base, currency);
  const changed = (Object.keys(sent) as (keyof KitchenDraft)[]).filter(
    (field) => draft[field] !== stored[field],
  );
  return Object.assign({}, ...changed.map((field) => sent[field]));
}
