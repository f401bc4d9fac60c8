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
  isAdded: true,
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
const draft = kitchenDraftOf(milk, 'EUR');

test('what was not changed is not sent', () => {
  expect(changedFields(draft, milk, 'EUR')).toEqual({});
  expect(isSameDraft(draft, kitchenDraftOf(milk, 'EUR'))).toBe(true);
});

test('an amount, its unit and a date are sent as they are kept', () => {
  const changed = { ...draft, amount: '0.5', unit: 'pack', expiryDate: '2031-03-12', dateKind: 'use-by' };
  expect(changedFields(changed, milk, 'EUR')).toEqual({
    amount: 0.5,
    unit: 'pack',
    labelDate: '2031-03-12',
    dateKind: 'use-by',
  });
});

test('of an estimate only what was changed is sent', () => {
  const estimated = { ...milk, keeping: labelled(milk.expiryDate, 'estimate') };
  const unchanged = kitchenDraftOf(estimated, 'EUR');
  expect(changedFields({ ...unchanged, expiryDate: '2031-03-12' }, estimated, 'EUR')).toEqual({
    labelDate: '2031-03-12',
  });
  expect(changedFields({ ...unchanged, title: 'Oat milk' }, estimated, 'EUR')).toEqual({ title: 'Oat milk' });
  expect(changedFields({ ...unchanged, expiryDate: '' }, estimated, 'EUR')).toEqual({ labelDate: null });
});

test('of opened food the person knows better until when it is good', () => {
  const opened = {
    ...milk,
    keeping: { ...milk.keeping, opened: { on: calendarDate('2031-03-05'), days: 5 } },
  };
  expect(changedFields({ ...draft, expiryDate: '' }, opened, 'EUR')).toEqual({ expiryDate: null });
});

test('a price is sent in cents, however it is written, and an empty one takes it away', () => {
  const priced = { ...milk, price: 180 };
  const fieldsOf = (price: string) =>
    changedFields({ ...kitchenDraftOf(priced, 'EUR'), price }, priced, 'EUR');
  expect(kitchenDraftOf(priced, 'EUR').price).toBe('1.80');
  expect(fieldsOf('1,99')).toEqual({ price: 199 });
  expect(fieldsOf(' ')).toEqual({ price: null });
  expect(fieldsOf('1.8')).toEqual({});
});
