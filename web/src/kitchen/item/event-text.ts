import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/foods/category.ts';
import type { ChangeableField } from '@crisper/domain/items/food-fields.ts';
import type { FieldChange, PastEvent } from '@crisper/domain/items/item-event.ts';
import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { Place } from '@crisper/domain/kitchens/place.ts';
import type { NamedPlace } from '@crisper/domain/kitchens/place-schema.ts';
import { categoryName } from '@crisper/texts/items/items.ts';
import * as texts from '@crisper/texts/items/kitchen-item.ts';
import { expiryText } from '#items/expiry-text.ts';
import { amountText } from '#kitchen/amount-text.ts';
import { placed, placeText } from '#kitchen/places.ts';
import { moneyText } from '#ui/numbers/money.ts';

/** What happened, as the person `self` reads it. */
export function eventText(event: PastEvent, older: readonly PastEvent[], self: string): string {
  const { kind, by, program, changes, used, cooked } = event;
  const who = { name: by?.name ?? null, isSelf: by?.accountId === self, program };
  if (cooked) {
    const amount = used && amountText(used.amount, used.unit);
    const text = texts.cookedFor({ kind, who, amount, dish: cooked.title });
    if (text) return text;
  }
  if (kind === 'item-given')
    return texts.given({ who, to: changes.find(({ field }) => field === 'belongsTo')?.after ?? null });
  if (kind !== 'item-moved') return texts.happened({ kind, who });
  // What is moved comes in first, and then goes out and in by turns.
  const isOut = older.filter((one) => one.kind === 'item-moved').length % 2 === 1;
  return isOut ? texts.movedOut({ who }) : texts.movedIn({ who });
}

/** What the kitchen calls its places and counts its money in. */
interface Kitchen {
  places: NamedPlace[];
  currency?: string | undefined;
}

type Shown = (value: string, kitchen: Kitchen) => string;

/** Null for what is too long to be told, or a picture: only that it changed is. */
const shown: Record<ChangeableField, Shown | null> = {
  title: (value) => value,
  category: (value) => categoryName[value as Category] ?? value,
  quantity: (value) => value,
  amount: (value) => {
    const [amount = '', unit] = value.split(' ');
    return amountText(Number(amount), unit as Unit);
  },
  place: (value, { places }) => placeText(placed(value as Place, places)),
  price: (value, { currency }) => (currency ? moneyText(Number(value), currency) : value),
  expiryDate: (value) => expiryText(value as CalendarDate),
  description: null,
  image: null,
  belongsTo: (value) => value,
};

function changeText({ field, before, after }: FieldChange, kitchen: Kitchen): string {
  const show = shown[field];
  if (!show) return texts.changedAtAll({ field });
  const nothing = field === 'belongsTo' ? texts.everybodys : texts.nothing;
  const text = (value: string | null) => (value === null ? nothing : show(value, kitchen));
  return texts.changed({ field, before: text(before), after: text(after) });
}

/** The fields that it changed, with both values. Whose it is now stands in the sentence itself. */
export function changeTexts({ kind, changes }: PastEvent, kitchen: Kitchen): string[] {
  if (kind === 'item-given') return [];
  // A quantity is the whole number of an amount.
  const isAmountSaid = changes.some(({ field }) => field === 'amount');
  return (
    changes
      .filter(({ field }) => field !== 'quantity' || !isAmountSaid)
      // The rest of a food costs less because there is less of it.
      .filter(({ field }) => field !== 'price' || kind !== 'item-split')
      .map((change) => changeText(change, kitchen))
  );
}
