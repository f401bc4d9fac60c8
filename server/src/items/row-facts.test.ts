import { calendarDate } from '@crisper/domain/calendar-date.ts';
import type { FoodFacts } from '@crisper/domain/items/intents/facts.ts';
import { labelled } from '@crisper/domain/items/keeping/good-through.ts';
import { expect, test } from 'vitest';
import { factsOf, keptRow, type Origin, rowOf } from './row-facts.ts';

const origin: Origin = {
  kitchen_id: 'kitchen',
  id: 'item',
  added_by: 'ana',
  status: 'available',
  added_at: new Date('2031-03-01T10:00:00Z'),
};
const day = calendarDate('2031-03-10');
/** Nothing in it is what a column has by itself. */
const facts: FoodFacts = {
  title: 'Oat milk',
  image: '/pictures/milk.webp',
  category: 'Beverages',
  amount: { start: 1000, left: 750, unit: 'ml' },
  place: 'pantry',
  price: 129,
  keeping: labelled(day, 'use-by'),
  description: 'Behind the jam',
  belongsTo: 'ben',
  isFree: true,
  version: 3,
};

test.each([
  ['a row', rowOf(origin, facts)],
  ['the row that an event kept', keptRow(JSON.parse(JSON.stringify(rowOf(origin, facts))))],
])('%s has every fact', (_, row) => {
  expect(factsOf(row)).toEqual(facts);
  expect(row).toEqual(rowOf(origin, facts));
});

test('where the date alone is known, nothing else is written', () => {
  const row = rowOf(origin, { ...facts, keeping: labelled(day) });
  expect(row).toMatchObject({ keeping: null, expiry_date: day });
  expect(factsOf(row).keeping).toEqual(labelled(day));
});
