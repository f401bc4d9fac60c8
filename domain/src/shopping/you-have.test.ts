import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import { labelled } from '#items/keeping/good-through.ts';
import { youHave } from './you-have.ts';

const day = calendarDate('2026-11-19');
const later = calendarDate('2026-11-25');

type Food = Parameters<typeof youHave>[1][number];
const food = (title: string, facts: Partial<Food> = {}): Food => ({
  title,
  image: null,
  category: 'Dairy',
  amount: 1,
  unit: 'piece',
  expiryDate: null,
  keeping: labelled(null),
  ...facts,
});
const opened = { ...labelled(null), opened: { on: day, days: 5 } };
const frozen = {
  ...labelled(null),
  freezing: { on: day, days: 90, daysLeft: null, time: 1, thawed: null },
} as const;

test('what there is of it is told: how many, how many of them opened, and good through when', () => {
  const items = [
    food('Yoghurt', { expiryDate: later }),
    food('yoghurts', { expiryDate: day, keeping: opened }),
  ];
  expect(youHave(' YOGHURT', items)).toMatchObject({
    amounts: [{ amount: 2, unit: 'piece' }],
    count: 2,
    opened: 1,
    goodThrough: day,
    isFrozen: false,
  });
});

test('pieces and grams are not added up', () => {
  const items = [
    food('Mince', { amount: 500, unit: 'g' }),
    food('Mince'),
    food('Mince', { amount: 250, unit: 'g' }),
  ];
  expect(youHave('mince', items)?.amounts).toEqual([
    { amount: 750, unit: 'g' },
    { amount: 1, unit: 'piece' },
  ]);
});

test.each([
  ['yoghurt', 'Greek yoghurt'],
  ['tomatoes', 'Cherry tomato'],
])('%s: a %s is one', (title, there) => {
  expect(youHave(title, [food(there)])?.title).toBe(there);
});

test.each([
  ['milk', 'Milk chocolate'],
  ['oat milk', 'Milk'],
  ['', 'Milk'],
  ['flour 405', 'Flour 550'],
])('“%s”: %s is none', (title, there) => {
  expect(youHave(title, [food(there)])).toBeNull();
});

test('the product itself comes before its kinds, and of those the one to be eaten first', () => {
  const kinds = [
    food('Oat milk'),
    food('Soy milk', { expiryDate: later }),
    food('Rice milk', { expiryDate: day }),
  ];
  expect(youHave('milk', kinds)?.title).toBe('Rice milk');
  expect(youHave('milk', [...kinds, food('Milk')])?.title).toBe('Milk');
});

test('what lies in the freezer is said to do so, if all of it does', () => {
  expect(youHave('peas', [food('Peas', { keeping: frozen })])?.isFrozen).toBe(true);
  expect(youHave('peas', [food('Peas', { keeping: frozen }), food('Peas')])?.isFrozen).toBe(false);
});
