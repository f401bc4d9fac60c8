import { imageInsecure } from '@crisper/texts/problems.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calendarDate } from '#calendar-date.ts';
import { CATEGORIES } from '#foods/category.ts';
import { inWords } from '#testing/in-words.ts';
import { checkItemUpdate, itemUpdateSchema } from './update-food.ts';

const today = calendarDate('2026-03-10');
const milk = { title: 'Milk', category: 'Dairy', quantity: 1, expiryDate: '2026-03-10' };
const stored = { expiryDate: calendarDate('2026-03-01'), image: 'http://example.com/old.png' };
const messages = (input: object) =>
  inWords(checkItemUpdate(input, stored, today)).map(({ message }) => message);

test('everything that is wrong is told, in order', () => {
  const inOrder = ['Title is required', 'Category is required', 'Quantity must be greater than 0'];
  expect(messages({})).toEqual([...inOrder, 'Expiry date is required']);
  expect(messages({ expiryDate: '2026-03-09' })).toEqual([...inOrder, 'Expiry date cannot be in the past']);
});

describe.each<[field: string, told: string, values: unknown[]]>([
  ['title', 'Title is required', ['', '   ', '\u200b', null]],
  ['category', 'Category is required', ['', 'Vegetables', null]],
  ['quantity', 'Quantity must be greater than 0', [0, -1, 1.5, '2', null]],
  ['expiryDate', 'Expiry date is required', ['', '2026-02-30', null]],
  ['expiryDate', 'Expiry date cannot be in the past', ['2026-03-09', '0001-01-01']],
  [
    'image',
    'Please provide a valid Image URL',
    ['milk', 'javascript:alert(1)', '//evil.com/x.png', '/pictures/../x', 7],
  ],
])('with a wrong %s', (field, told, values) => {
  test.each(values.map((value) => [value]))(`%j: ${told}`, (value) => {
    expect(inWords(checkItemUpdate({ ...milk, [field]: value }, stored, today))).toEqual([
      { field, message: told },
    ]);
  });
});

test.each([
  ['title', 200, 'A title can have at most 200 characters'],
  ['description', 2000, 'A description can have at most 2000 characters'],
])('a %s can have %i characters and no more', (field, length, told) => {
  expect(messages({ ...milk, [field]: 'x'.repeat(length) })).toEqual([]);
  expect(messages({ ...milk, [field]: 'x'.repeat(length + 1) })).toEqual([told]);
});

describe('an item that has expired', () => {
  test('can be corrected as long as its date stays', () => {
    expect(messages({ ...milk, expiryDate: stored.expiryDate, title: 'Oat milk' })).toEqual([]);
  });

  test.each(['2026-02-28', '2026-03-02', '2026-03-09'])('cannot be given the past date %s', (expiryDate) => {
    expect(messages({ ...milk, expiryDate })).toEqual(['Expiry date cannot be in the past']);
  });
});

describe('a picture over HTTP', () => {
  test('can stay where it is', () => {
    expect(messages({ ...milk, image: stored.image })).toEqual([]);
  });

  test('is refused with the reason when it is new', () => {
    expect(inWords(checkItemUpdate({ ...milk, image: 'http://example.com/new.png' }, stored, today))).toEqual(
      [{ field: 'image', message: imageInsecure }],
    );
  });
});

test.each(CATEGORIES)('an item can be put among the %s', (category) => {
  expect(messages({ ...milk, category })).toEqual([]);
});

test.each<[string, object]>([
  ['left as they are', {}],
  ['emptied', { image: '', description: '' }],
  ['taken away', { image: null }],
  ['replaced', { image: '/pictures/milk.webp', description: 'cold' }],
])('picture and description can be %s', (_, entered) => {
  expect(z.parse(itemUpdateSchema, { ...milk, ...entered })).toEqual({ ...milk, ...entered });
});
