import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/items/category.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { draftOf, type FoodDraft } from '#items/food-form/food-form.ts';
import type { KitchenIntent } from '#items/kitchen/use-intents.ts';

type Fields = Extract<KitchenIntent, { kind: 'changeItem' }>['fields'];

/** The fields that the person changed, as they are sent. An empty date or picture removes it. */
export function changedFields(draft: FoodDraft, base: Item): Fields {
  const stored = draftOf(base);
  const isChanged = (field: keyof FoodDraft) => draft[field] !== stored[field];
  return {
    ...(isChanged('title') && { title: draft.title }),
    ...(isChanged('category') && { category: draft.category as Category }),
    ...(isChanged('quantity') && { quantity: Number(draft.quantity) }),
    ...(isChanged('expiryDate') && { expiryDate: (draft.expiryDate || null) as CalendarDate | null }),
    ...(isChanged('description') && { description: draft.description }),
    ...(isChanged('image') && { image: draft.image || null }),
  };
}
