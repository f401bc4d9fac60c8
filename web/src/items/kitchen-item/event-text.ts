import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/items/category.ts';
import type { ChangeableField, FieldChange, PastEvent } from '@crisper/domain/items/item-event.ts';
import { categoryName } from '@crisper/texts/items/items.ts';
import * as texts from '@crisper/texts/items/kitchen-item.ts';
import { expiryText } from '#items/expiry-text.ts';

/** What happened, as the person `self` reads it. */
export function eventText(event: PastEvent, older: readonly PastEvent[], self: string): string {
  const { kind, by, changes } = event;
  const who = { name: by?.name ?? null, isSelf: by?.accountId === self };
  if (kind === 'item-given')
    return texts.given({ who, to: changes.find(({ field }) => field === 'belongsTo')?.after ?? null });
  if (kind !== 'item-moved') return texts.happened({ kind, who });
  // What is moved comes in first, and then goes out and in by turns.
  const isOut = older.filter((one) => one.kind === 'item-moved').length % 2 === 1;
  return isOut ? texts.movedOut({ who }) : texts.movedIn({ who });
}

const shown: Partial<Record<ChangeableField, (value: string) => string>> = {
  title: (value) => value,
  category: (value) => categoryName[value as Category] ?? value,
  quantity: (value) => value,
  expiryDate: (value) => expiryText(value as CalendarDate),
  belongsTo: (value) => value,
};

function changeText({ field, before, after }: FieldChange): string {
  const show = shown[field];
  if (!show) return texts.changedAtAll({ field });
  const nothing = field === 'belongsTo' ? texts.everybodys : texts.nothing;
  const text = (value: string | null) => (value === null ? nothing : show(value));
  return texts.changed({ field, before: text(before), after: text(after) });
}

/** The fields that it changed, with both values. Whose it is now stands in the sentence itself. */
export const changeTexts = ({ kind, changes }: PastEvent): string[] =>
  kind === 'item-given' ? [] : changes.map(changeText);
