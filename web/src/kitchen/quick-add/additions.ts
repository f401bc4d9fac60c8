import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { itemAdded, itemsAfter } from '@crisper/domain/items/kept/items-after.ts';
import { newId } from '#http/new-id.ts';
import { priceOf } from '#items/food-form/price-field.tsx';
import type { Completed } from '#kitchen/adding/completed.ts';
import type { ForeseenAct } from '#kitchen/foreseen-act.ts';

interface Adding {
  /** The public name of the person who adds it. */
  addedBy: string;
  today: CalendarDate;
  currency: string | undefined;
}

/** A date that was said, or estimated and by what, or that it needs none. Nothing where nobody knows. */
function labelOf({ date: { value, certainty }, estimated }: Completed) {
  if (estimated) {
    const { isUseBy: _, ...by } = estimated;
    return { labelDate: value?.date ?? null, dateKind: value?.kind ?? ('estimate' as const), estimated: by };
  }
  if (value) return { labelDate: value.date, dateKind: value.kind };
  return certainty === 'said' ? { labelDate: null } : {};
}

/** The acts that add the food: it is put in, and opened if the person said that it is open. */
export function additionOf(food: Completed, { addedBy, today, currency }: Adding): ForeseenAct[] {
  const { id, title, image, category, amount, place, belongsTo, opened, seen, fromList } = food;
  // A price in another currency is not one of the kitchen's.
  const isOurs = food.price?.doubt !== 'other_currency';
  const price = food.price && isOurs && currency ? priceOf(food.price.value, currency) : undefined;
  const frozenOn = food.began?.value.kind === 'frozen' ? food.began.value.on : null;
  const addition = {
    id: newId(),
    kind: 'addItem' as const,
    ...(frozenOn && { on: frozenOn }),
    ...(seen && { seen }),
    ...(fromList && { fromList }),
    item: {
      id,
      title: title.value,
      category: category.value,
      ...amount.value,
      place: place.value,
      ...(image && { image }),
      ...labelOf(food),
      ...(belongsTo && { belongsTo: belongsTo.value }),
      // Left out where none was said: then it is what it cost last.
      ...(typeof price === 'number' && { price }),
    },
  };
  const item = itemAdded(addition, { addedBy, at: new Date(), today });
  const added: ForeseenAct = { intent: addition, item, before: [], after: [item] };
  if (!opened) return [added];
  const opening = { id: newId(), kind: 'openItem' as const, itemId: id, on: opened.value };
  return [added, { intent: opening, item, before: [item], after: itemsAfter(item, opening, today) }];
}
