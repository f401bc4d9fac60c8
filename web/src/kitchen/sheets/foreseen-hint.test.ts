import { calendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import { type DateKind, labelled } from '@crisper/domain/items/keeping/good-through.ts';
import { itemAdded, itemsAfter } from '@crisper/domain/items/kept/items-after.ts';
import type { Place } from '@crisper/domain/kitchens/place.ts';
import * as sheetTexts from '@crisper/texts/items/sheets.ts';
import { describe, expect, test } from 'vitest';
import type { BareIntent } from '#kitchen/foreseen-act.ts';
import { dayInWords, foreseenHint } from './foreseen-hint.ts';

const today = calendarDate('2031-03-01');
const id = '01990000-0000-7000-8000-000000000001' as ItemId;
const added = itemAdded(
  { id: 'add', kind: 'addItem', item: { id, title: 'Mince', category: 'Meat' } },
  { addedBy: 'Ana', at: new Date(today), today },
);
const mince = (date: string | null, kind?: DateKind, place: Place = 'fridge'): KitchenItem => ({
  ...added,
  place,
  keeping: labelled(date === null ? null : calendarDate(date), kind),
});

describe('what is said of an act is what it does:', () => {
  test.each<BareIntent>([
    { kind: 'openItem' },
    { kind: 'freezeItem' },
    { kind: 'moveItem', place: 'freezer' },
  ])('%o', (what) => {
    const item = mince('2031-03-20');
    const intent = { ...what, id: 'act', itemId: id } as Parameters<typeof itemsAfter>[1];
    const [after] = itemsAfter(item, intent, today);
    const date = after?.expiryDate ?? today;
    expect(foreseenHint(item, what, today)).toMatchObject({
      hint: expect.stringContaining(dayInWords(date)),
      disabled: false,
    });
  });
});

test('why it cannot be done is said', () => {
  const passed = mince('2031-02-20', 'use-by');
  expect(foreseenHint(passed, { kind: 'freezeItem' }, today)).toEqual({
    hint: sheetTexts.refused.use_by_passed,
    disabled: true,
  });
  expect(foreseenHint(passed, { kind: 'thawItem' }, today)).toMatchObject({ disabled: true });
});

test('food that only stands elsewhere has nothing to say, and food without a date keeps', () => {
  expect(foreseenHint(mince('2031-03-20'), { kind: 'moveItem', place: 'pantry' }, today)).toBeNull();
  const opened = foreseenHint({ ...mince(null), category: 'Others' }, { kind: 'openItem' }, today);
  expect(opened).toMatchObject({ disabled: false });
});
