import { calendarDate } from '@crisper/domain/calendar-date.ts';
import type { Item, ItemId } from '@crisper/domain/items/item.ts';
import { labelled } from '@crisper/domain/items/keeping/good-through.ts';
import { expect, test } from 'vitest';
import { draftOf, emptyDraft, readDraft } from './food-form.ts';
import { inOneMonth } from './in-one-month.ts';

test.each([
  ['2026-03-10', '2026-04-10'],
  ['2026-01-31', '2026-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2026-12-15', '2027-01-15'],
])('a month after %s is %s', (today, expected) => {
  expect(inOneMonth(calendarDate(today))).toBe(expected);
});

test.each([
  ['3', 3],
  ['', Number.NaN],
  ['1.5', 1.5],
  ['many', Number.NaN],
])('a quantity of "%s" is read as %d', (quantity, expected) => {
  expect(readDraft({ ...emptyDraft, quantity }).quantity).toBe(expected);
});

const milk: Required<Item> = {
  _id: '01990000-0000-7000-8000-000000000001' as ItemId,
  title: 'Oat milk',
  image: '/pictures/milk.webp',
  category: 'Dairy',
  quantity: 12,
  expiryDate: calendarDate('2031-03-10'),
  description: 'Behind the jam',
  addedDate: '2031-03-01T10:00:00.000Z',
  addedAt: '2031-03-01T10:00:00.000Z',
  addedBy: 'Ana Lindqvist',
  status: 'available',
  belongsTo: null,
  version: 1,
  free: true,
  keeping: labelled(calendarDate('2031-03-10')),
  note: { text: 'For the cake', createdAt: '2031-03-02T10:00:00.000Z' },
};

test('the form of a stored item has everything that can be changed', () => {
  const empty = Object.entries(draftOf(milk)).filter(([, value]) => value === '');
  expect(empty).toEqual([]);
});
