import { calendarDate } from '@crisper/domain/calendar-date.ts';
import { dateCertainty } from '@crisper/domain/items/keeping/date-meaning.ts';
import type { UsualFood } from '@crisper/domain/items/usual/usual-food.ts';
import { expect, test } from 'vitest';
import * as shelfLife from '#items/pictures/food-knowledge.ts';
import { additionOf } from '#kitchen/quick-add/additions.ts';
import { completed, usualByTitle } from './completed.ts';
import { rowLike, said, titled } from './row.ts';

const milk: UsualFood = {
  title: 'Milk',
  image: '/api/pictures/own',
  category: 'Beverages',
  place: 'pantry',
  amount: 1000,
  unit: 'ml',
  times: 4,
  gone: { times: 0, wasted: 0 },
  days: [7, 7, 8],
};
const nothing = usualByTitle([]);
const dating = { today: calendarDate('2026-11-16'), shelfLife };
const usual = usualByTitle([milk]);

test('what nobody said is guessed, and marked as a guess', () => {
  expect(completed(titled('Milk'), nothing, dating)).toMatchObject({
    title: { value: 'Milk', certainty: 'said' },
    image: '/pictures/milk.webp',
    category: { value: 'Dairy', certainty: 'guessed' },
    place: { value: 'fridge', certainty: 'guessed' },
    amount: { value: { amount: 1, unit: 'piece' }, certainty: 'guessed' },
  });
});

test('what the kitchen had the last time is the better guess', () => {
  expect(completed(titled('milk'), usual)).toMatchObject({
    image: '/api/pictures/own',
    category: { value: 'Beverages', certainty: 'guessed' },
    place: { value: 'pantry', certainty: 'guessed' },
    amount: { value: { amount: 1000, unit: 'ml' }, certainty: 'guessed' },
  });
});

test('what somebody said is never guessed over', () => {
  const row = { ...titled('Milk'), place: said('freezer' as const), date: said(null) };
  expect(completed(row, usual)).toMatchObject({
    place: { value: 'freezer', certainty: 'said' },
    date: { value: null, certainty: 'said' },
  });
});

test('a food that nobody put into a category gets one by its name', () => {
  const cheese = { ...milk, title: 'Cheese', image: null, category: 'Others' } as const;
  expect(completed(rowLike(cheese), usualByTitle([cheese]), dating)).toMatchObject({
    category: { value: 'Dairy', certainty: 'guessed' },
    image: '/pictures/cheese.webp',
  });
});

test('a date is estimated by how long such food kept here, and says so', () => {
  expect(completed({ ...titled('Milk'), place: said('fridge' as const) }, usual, dating)).toMatchObject({
    date: { value: { date: '2026-11-23', kind: 'estimate' }, certainty: 'guessed' },
    estimated: { days: 7, source: 'kitchen', times: 3, isUseBy: false },
  });
  const kept = { ...titled('Milk'), date: said(null) };
  expect(completed(kept, usual, dating)).toMatchObject({ date: { value: null }, estimated: null });
});

test('half a tin is open, and stands in the fridge wherever whole ones stood', () => {
  const tin: UsualFood = { ...milk, title: 'Tin of tuna', image: null, amount: 1, unit: 'piece', days: [] };
  const part = (amount: number) =>
    completed(
      { ...titled(tin.title), amount: said({ amount, unit: 'piece' as const }) },
      usualByTitle([tin]),
      dating,
    );
  expect(part(2)).toMatchObject({ place: { value: 'pantry' }, estimated: { days: 365 } });
  expect(part(0.5)).toMatchObject({ place: { value: 'fridge' }, estimated: { days: 1 } });
});

test('what nobody knows stays unknown until a person says its class', () => {
  const dating = { today: calendarDate('2026-11-16'), shelfLife };
  const dip = titled('Pangalactic delight');
  expect(completed(dip, nothing, dating)).toMatchObject({
    date: { value: null, certainty: 'guessed' },
    estimated: null,
    isUnknown: true,
  });
  expect(completed({ ...dip, category: said('Dairy') }, nothing, dating)).toMatchObject({
    estimated: { source: 'category' },
    isUnknown: false,
  });
  expect(completed(dip, nothing).isUnknown).toBe(false);
});

test('an estimate of raw meat is stored as a use-by date, and marked as an estimate', () => {
  const dating = { today: calendarDate('2026-11-16'), shelfLife };
  const chicken = completed({ ...titled('Chicken'), place: said('fridge' as const) }, nothing, dating);
  expect(chicken).toMatchObject({ date: { value: { kind: 'use-by' }, certainty: 'guessed' } });
  const [added] = additionOf(chicken, { addedBy: 'Ana', today: dating.today, currency: undefined });
  expect(added?.item).toMatchObject({
    expiryDate: '2026-11-17',
    keeping: { dateKind: 'use-by', estimated: { days: 1, source: 'foodkeeper' } },
  });
});

test.each([
  ['said to have no date', { ...titled('Pangalactic delight'), date: said(null) }, 'said'],
  ['known to keep', { ...titled('Sugar'), place: said('pantry' as const) }, 'estimated'],
  ['unknown', titled('Pangalactic delight'), 'unknown'],
])('food without a date is %s, and stays that when it is put in', (_, row, certainty) => {
  const today = calendarDate('2026-11-16');
  const food = completed(row, nothing, { today, shelfLife });
  const [added] = additionOf(food, { addedBy: 'Ana', today, currency: undefined });
  expect(added && dateCertainty(added.item.keeping)).toBe(certainty);
});
