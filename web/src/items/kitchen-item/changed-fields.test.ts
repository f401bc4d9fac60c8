import { calendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import { labelled } from '@crisper/domain/items/keeping/good-through.ts';
import { expect, test } from 'vitest';
import { changedFields, isSameDraft, kitchenDraftOf } from './changed-fields.ts';

const milk: KitchenItem = {
  _id: '01990000-0000-7000-8000-000000000001' as ItemId,
  title: 'Milk',
  image: null,
  category: 'Dairy',
  quantity: 1,
  expiryDate: calendarDate('2031-03-10'),
  description: '',
  addedDate: '2031-03-01T10:00:00.000Z',
  addedAt: '2031-03-01T10:00:00.000Z',
  addedBy: 'Ana',
  status: 'available',
  belongsTo: null,
  version: 3,
  amountStart: 1000,
  amount: 750,
  unit: 'ml',
  place: 'fridge',
  price: null,
  keeping: labelled(calendarDate('2031-03-10')),
};
const draft = kitchenDraftOf(milk);

test('what was not changed is not sent', () => {
  expect(changedFields(draft, milk)).toEqual({});
  expect(isSameDraft(draft, kitchenDraftOf(milk))).toBe(true);
});

test('an amount, its unit and a date are sent as they are kept', () => {
  const changed = { ...draft, amount: '0.5', unit: 'pack', expiryDate: '2031-03-12', dateKind: 'use-by' };
  expect(changedFields(changed, milk)).toEqual({
    amount: 0.5,
    unit: 'pack',
    labelDate: '2031-03-12',
    dateKind: 'use-by',
  });
});

test('of opened food the person knows better until when it is good', () => {
  const opened = {
    ...milk,
    keeping: { ...milk.keeping, opened: { on: calendarDate('2031-03-05'), days: 5 } },
  };
  expect(changedFields({ ...draft, expiryDate: '' }, opened)).toEqual({ expiryDate: null });
});
