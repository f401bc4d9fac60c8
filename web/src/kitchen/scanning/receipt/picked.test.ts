import { calendarDate } from '@crisper/domain/calendar-date.ts';
import type { Receipt, ReceiptRow } from '@crisper/domain/receipt/receipt.ts';
import { expect, test } from 'vitest';
import type { Known } from '#kitchen/adding/row.ts';
import { changed, foodsOf, foreignCurrency, pickingOf, sumOf } from './picked.ts';

const printed = (title: string, price: number | null, more: Partial<ReceiptRow> = {}): ReceiptRow => ({
  title,
  read: title.toUpperCase(),
  quantity: { value: 1, measure: null },
  amount: { amount: 1, unit: 'piece' },
  price,
  off: 0,
  isFood: true,
  doubt: price === null ? 'no_price' : null,
  ...more,
});

const receipt: Receipt = {
  shop: 'Market Hall',
  date: null,
  rows: [
    printed('Tomatoes', 249, { amount: { amount: 500, unit: 'g' } }),
    printed('Cheese', null),
    printed('Chicken', 683, {
      quantity: { value: 620, measure: 'gram' },
      amount: { amount: 620, unit: 'g' },
      off: 100,
    }),
    printed('Dish soap', 296, { isFood: false }),
  ],
  sum: 1128,
  total: 1278,
  printed: 1278,
  currency: 'EUR',
  problem: { missing: 150, suspect: 1 },
};

const NO_NAMES = new Map<string, Known>();

const titles = (picking: ReturnType<typeof pickingOf>) =>
  foodsOf(picking, 'EUR').map(({ title }) => title.value);

test('food is put in, and what is none only when somebody ticks it', () => {
  const picking = pickingOf(receipt, NO_NAMES);
  expect(titles(picking)).toEqual(['Tomatoes', 'Cheese', 'Chicken']);
  const [, , , soap] = picking.rows;
  expect(titles(changed(picking, soap?.id ?? ('' as never), { isIn: true }))).toContain('Dish soap');
});

test('what is missing is offered as the price of the row in question, until it has one', () => {
  const picking = pickingOf(receipt, NO_NAMES);
  const before = sumOf(picking);
  expect(before).toMatchObject({ sum: 1128, missing: 150, suspect: { paid: 150, row: { title: 'Cheese' } } });
  const { row } = before.suspect ?? {};
  const after = row && sumOf(changed(picking, row.id, { paid: 150 }));
  expect(after).toMatchObject({ sum: 1278, missing: 0, suspect: null });
});

test('a food has what was paid for it, after what was taken off', () => {
  const [tomatoes, cheese, chicken] = foodsOf(pickingOf(receipt, NO_NAMES), 'EUR');
  expect(chicken).toMatchObject({
    price: { value: '5.83', certainty: 'said' },
    amount: { value: { amount: 620, unit: 'g' }, certainty: 'said' },
  });
  expect(cheese).toMatchObject({ price: null, amount: null });
  expect(tomatoes?.amount).toEqual({ value: { amount: 500, unit: 'g' }, certainty: 'guessed' });
});

test('what the kitchen has seen before has the name that it got, and is put in', () => {
  const soap: Known = {
    title: 'Washing-up liquid',
    category: 'Others',
    image: null,
    place: 'pantry',
    amount: 1,
    unit: 'pack',
  };
  const names = new Map([['receipt:DISH SOAP', soap]]);
  const foods = foodsOf(pickingOf(receipt, names), 'EUR');
  expect(foods.at(-1)).toMatchObject({
    title: { value: 'Washing-up liquid' },
    place: { value: 'pantry', certainty: 'guessed' },
    amount: { value: { amount: 1, unit: 'pack' }, certainty: 'guessed' },
    seen: { as: 'receipt:DISH SOAP', times: 1 },
  });
});

test('another name is not put where the one before was', () => {
  const cheese: Known = {
    title: 'Cheddar',
    category: 'Dairy',
    image: null,
    place: 'freezer',
    amount: 200,
    unit: 'g',
  };
  const picking = pickingOf(receipt, new Map([['receipt:CHEESE', cheese]]));
  const [, row] = picking.rows;
  const renamed = changed(picking, row?.id ?? ('' as never), { title: 'Brie' });
  expect(foodsOf(picking, 'EUR')[1]).toMatchObject({
    title: { value: 'Cheddar' },
    place: { value: 'freezer' },
  });
  expect(foodsOf(renamed, 'EUR')[1]).toMatchObject({ title: { value: 'Brie' }, place: null });
});

test('without the currency of the kitchen there is no price', () => {
  expect(foodsOf(pickingOf(receipt, NO_NAMES), undefined).every(({ price }) => price === null)).toBe(true);
});

test('the time of the foods begins on the day of the receipt', () => {
  const dated = { ...receipt, date: calendarDate('2026-11-14') };
  const [tomatoes] = foodsOf(pickingOf(dated, NO_NAMES), 'EUR');
  expect(tomatoes?.began?.value).toEqual({ kind: 'bought', on: '2026-11-14' });
});

test('a receipt in another currency than the kitchen has is told', () => {
  const picking = pickingOf(receipt, NO_NAMES);
  expect(foreignCurrency(picking, 'USD')).toBe('EUR');
  expect(foreignCurrency(picking, 'EUR')).toBeNull();
});
