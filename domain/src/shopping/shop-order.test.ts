import { expect, test } from 'vitest';
import type { Category } from '#foods/category.ts';
import { inShopOrder, learnOrder, type Tick } from './shop-order.ts';
import type { Entry } from './shopping.ts';

const trip = (name: string, ...things: [string, Category][]): Tick[] =>
  things.map(([title, category]) => ({ title, category, trip: name }));

const monday = trip(
  'mon',
  ['Milk', 'Dairy'],
  ['Butter', 'Dairy'],
  ['Apples', 'Fruits'],
  ['Beer', 'Beverages'],
);

let made = 0;
const entry = (title: string, category: Category) =>
  ({
    _id: String(made).padStart(3, '0'),
    title,
    category,
    addedAt: `2026-11-17T10:00:0${made++}.000Z`,
  }) as Entry;

const shown = (entries: Entry[], ticks: Tick[]) =>
  inShopOrder(entries, learnOrder(ticks)).map(({ shelf, entries: found }) => [
    shelf,
    ...found.map(({ title }) => title),
  ]);

test('a kitchen that never ticked has the usual order', () => {
  const entries = [
    entry('Rice', 'Others'),
    entry('Beef', 'Meat'),
    entry('Kale', 'Vegetable'),
    entry('Pears', 'Fruits'),
  ];
  expect(shown(entries, [])).toEqual([
    ['produce', 'Kale', 'Pears'],
    ['meat', 'Beef'],
    ['rest', 'Rice'],
  ]);
});

test('shelves and titles stand in the order in which they were got', () => {
  const entries = [
    entry('Apples', 'Fruits'),
    entry('Butter', 'Dairy'),
    entry('milk ', 'Dairy'),
    entry('Beer', 'Beverages'),
  ];
  expect(shown(entries, monday)).toEqual([
    ['cold', 'milk ', 'Butter'],
    ['produce', 'Apples'],
    ['drinks', 'Beer'],
  ]);
});

test('what was never got comes last, by the usual order and by age', () => {
  const entries = [
    entry('Crisps', 'Snacks'),
    entry('Quark', 'Dairy'),
    entry('Butter', 'Dairy'),
    entry('Beer', 'Beverages'),
  ];
  expect(shown(entries, monday)).toEqual([
    ['cold', 'Butter', 'Quark'],
    ['drinks', 'Beer'],
    ['snacks', 'Crisps'],
  ]);
});

test('most trips decide, not the last one', () => {
  const reversed = trip('tue', ['Beer', 'Beverages'], ['Apples', 'Fruits'], ['Milk', 'Dairy']);
  const again = monday.map((tick) => ({ ...tick, trip: 'wed' }));
  expect(learnOrder([...monday, ...again, ...reversed]).shelves).toEqual(['cold', 'produce', 'drinks']);
});

test('one thing alone tells nothing', () => {
  expect(learnOrder(trip('mon', ['Milk', 'Dairy']))).toEqual({ shelves: [], titles: [] });
});
