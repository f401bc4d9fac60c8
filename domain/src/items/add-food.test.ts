import { imageInsecure } from '@crisper/texts/problems.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calendarDate } from '#calendar-date.ts';
import { inWords } from '#testing/in-words.ts';
import { checkNewItem, newItemSchema } from './add-food.ts';

const today = calendarDate('2026-03-10');
const milk = {
  title: 'Milk',
  image: 'https://example.com/milk.png',
  category: 'Dairy',
  quantity: 1,
  expiryDate: '2026-03-10',
};
const messages = (input: object) => inWords(checkNewItem(input, today)).map(({ message }) => message);

/** A person fills in the form from the top, and after each step tries to add the food. */
const steps: [step: string, entered: object, told: string][] = [
  ['nothing', {}, 'Please enter the Food Title'],
  ['a title', { title: 'Milk' }, 'Please provide an Image URL'],
  ['no real image', { image: 'milk.png' }, 'Please provide a valid Image URL'],
  ['an image', { image: 'https://example.com/milk.png' }, 'Please select a Category'],
  ['a category', { category: 'Dairy' }, 'Please enter a valid Quantity'],
  ['a quantity', { quantity: 2 }, 'Please select an Expiry Date'],
  ["yesterday's date", { expiryDate: '2026-03-09' }, 'Expiry date cannot be in the past'],
];

test.each(steps.map(([step, , told], index) => [step, told, index] as const))(
  'having entered %s, the person is told: %s',
  (_, told, index) => {
    const entered = Object.assign({}, ...steps.slice(0, index + 1).map(([, patch]) => patch));
    expect(messages(entered)[0]).toBe(told);
  },
);

test('food with a title, an image, a category, a quantity and the date of today can be added', () => {
  expect(messages(milk)).toEqual([]);
});

test('everything that is wrong is told, in order', () => {
  expect(messages({})).toEqual([
    'Please enter the Food Title',
    'Please provide an Image URL',
    'Please select a Category',
    'Please enter a valid Quantity',
    'Please select an Expiry Date',
  ]);
  expect(messages({ image: 'milk.png', expiryDate: '2026-03-09' })).toEqual([
    'Please enter the Food Title',
    'Please provide a valid Image URL',
    'Please select a Category',
    'Please enter a valid Quantity',
    'Expiry date cannot be in the past',
  ]);
});

test('what is wrong is told of the field that is wrong', () => {
  const fields = checkNewItem({}, today).map(({ field }) => field);
  expect(fields).toEqual(['title', 'image', 'category', 'quantity', 'expiryDate']);
});

describe.each<[field: string, told: string, values: unknown[]]>([
  ['title', 'Please enter the Food Title', ['', '   ', null, 7]],
  ['image', 'Please provide an Image URL', ['', '  ', null]],
  ['category', 'Please select a Category', ['', 'dairy', 'Vegetables', null]],
  ['quantity', 'Please enter a valid Quantity', [0, -1, 1.5, Number.NaN, 1_000_001, '2', null]],
  ['expiryDate', 'Please select an Expiry Date', ['', '2026-02-30', '0000-01-01', '10/03/2026', null]],
  ['expiryDate', 'Expiry date cannot be in the past', ['2026-03-09', '2025-12-31', '0001-01-01']],
])('with a wrong %s', (field, told, values) => {
  test.each(values.map((value) => [value]))(`%j: ${told}`, (value) => {
    expect(inWords(checkNewItem({ ...milk, [field]: value }, today))).toEqual([{ field, message: told }]);
  });
});

test.each<[string, object]>([
  ['a million of it', { quantity: 1_000_000 }],
  ['the last date there is', { expiryDate: '9999-12-31' }],
  ['29 February of a leap year', { expiryDate: '2028-02-29' }],
  ['an empty description', { description: '' }],
])('food can have %s', (_, entered) => expect(messages({ ...milk, ...entered })).toEqual([]));

test.each([
  ['title', 200, 'A title can have at most 200 characters'],
  ['description', 2000, 'A description can have at most 2000 characters'],
])('a %s can have %i characters and no more', (field, length, told) => {
  expect(messages({ ...milk, [field]: 'x'.repeat(length) })).toEqual([]);
  expect(messages({ ...milk, [field]: 'x'.repeat(length + 1) })).toEqual([told]);
});

test.each(['', '  ', 'No description provided'])('the description %j is nothing', (description) => {
  expect(z.parse(newItemSchema, { ...milk, description }).description).toBe('');
});

test('blanks around what was entered are dropped', () => {
  const entered = { ...milk, title: ' Milk ', image: ` ${milk.image} `, description: ' cold\n' };
  expect(z.parse(newItemSchema, entered)).toEqual({ ...milk, description: 'cold' });
});

describe('a picture', () => {
  test.each([
    'https://example.com/milk.png',
    'HTTPS://EXAMPLE.COM/MILK.PNG',
    'https://localhost:3000/milk.png?size=2#top',
    'https://münchen.example/milch.png',
    '/pictures/milk.webp',
    '/api/pictures/0198c0de-0000-7000-8000-000000000000',
  ])('can be %s', (image) => expect(messages({ ...milk, image })).toEqual([]));

  test.each([
    'javascript:alert(1)',
    'JavaScript://example.com/%0aalert(1)',
    'java\nscript:alert(1)',
    'data:image/png;base64,AAAA',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com/milk.png',
    '//evil.com/x.png',
    '/\\evil.com/x.png',
    '/pictures/../x',
    '/pictures/..',
    '/pictures/a/b.png',
    '/pictures/%2e%2e',
    '/pictures//evil.com',
    '/pictures/milk.webp?x',
    '/other/milk.webp',
    'pictures/milk.webp',
    'example.com/milk.png',
    'https://',
    'https:/example.com',
    'milk',
  ])('cannot be %j', (image) => {
    expect(messages({ ...milk, image })).toEqual(['Please provide a valid Image URL']);
  });

  test.each(['http://example.com/milk.png', 'HTTP://EXAMPLE.COM'])(
    'cannot be %s, and the reason is told',
    (image) => {
      expect(messages({ ...milk, image })).toEqual([imageInsecure]);
    },
  );

  test('can have an address of 2048 characters and no more', () => {
    const image = 'https://example.com/'.padEnd(2048, 'x');
    expect(messages({ ...milk, image })).toEqual([]);
    expect(messages({ ...milk, image: `${image}x` })).toEqual(['Please provide a valid Image URL']);
  });
});
