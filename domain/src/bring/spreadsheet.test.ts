import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import { readBarcode } from './barcode.ts';
import type { Cell, CellTable } from './cells.ts';
import { dayOrderOf, readDate, readPastDay } from './dates.ts';
import { readNumber } from './numbers.ts';
import { placeWords } from './places.ts';
import { readTable } from './read-table.ts';
import { readAmount } from './units.ts';

const today = calendarDate('2026-11-15');
const dateReader = { today, order: 'day-first', epoch: 1900 } as const;

test.each<[Cell, string]>([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20 08:15:00', '2026-11-20'],
  ['20.11.26', '2026-11-20'],
  ['20261130', '2026-11-30'],
  ['09/2027', '2027-09-30'],
  ['Jan 2028', '2028-01-31'],
  ['März 2027', '2027-03-31'],
  ['3rd December 2026', '2026-12-03'],
  ['Nov 20, 2026', '2026-11-20'],
  [46346, '2026-11-20'],
  ['46346', '2026-11-20'],
  [new Date('2026-11-20T00:00:00Z'), '2026-11-20'],
])('%s is a day', (cell, date) => expect(readDate(cell, dateReader)).toEqual({ is: 'day', date }));

test('a workbook of 1904 counts from another day', () => {
  expect(readDate(44884, { ...dateReader, epoch: 1904 })).toEqual({ is: 'day', date: '2026-11-20' });
});

test.each<[string, string]>([
  ['', 'none'],
  ['-', 'none'],
  ['0000-00-00', 'none'],
  ['#N/A', 'none'],
  ['never', 'never'],
  ['unbegrenzt', 'never'],
  ['2999-12-31', 'never'],
  ['31.12.9999', 'never'],
  ['soon', 'unreadable'],
  ['31.02.2027', 'unreadable'],
  ['2028', 'doubtful'],
])('“%s” is no certain day: %s', (text, is) => expect(readDate(text, dateReader).is).toBe(is));

test.each([
  ['2026-11-14', '2026-11-14'],
  ['12.03.1998', null],
  ['2026-11-16', null],
  ['01/12/2026', '2026-01-12'],
])('%s as a day that has passed: %s', (text, day) =>
  expect(readPastDay(text, { ...dateReader, order: null })).toBe(day),
);

test('one value decides about its column, and two that disagree about none', () => {
  expect(dayOrderOf(['02/03/2027', '11/20/2026'])).toBe('month-first');
  expect(dayOrderOf(['02/03/2027', '20/11/2026'])).toBe('day-first');
  expect(dayOrderOf(['02/03/2027', '20.11.2026'])).toBeNull();
  expect(dayOrderOf(['20/11/2026', '11/20/2026'])).toBeNull();
});

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1.299,00', 1299],
  ['1,299.00', 1299],
  ['1.299', 1299],
  ['0.750', 0.75],
  ['1’299.50', 1299.5],
  ['½', 0.5],
  ['1½', 1.5],
  ['3/4', 0.75],
  ['8,5 €', 8.5],
  ['many', null],
])('the number %s', (text, value) => expect(readNumber(text)).toBe(value));

test.each([
  ['1 gal', '', 3785, 'ml'],
  ['2 x 500g', '', 1000, 'g'],
  ['1 dozen', '', 12, 'piece'],
  ['~20', '', 20, 'piece'],
  ['0,75', 'kg', 750, 'g'],
  ['3', 'Pck.', 3, 'pack'],
  ['10', 'Stk', 10, 'piece'],
  ['', '', 1, 'piece'],
  ['', 'kg', 1000, 'g'],
])('the amount %s %s', (cell, unit, amount, ours) =>
  expect(readAmount(cell, unit, { sign: null, customary: 'us' })).toMatchObject({
    amount,
    unit: ours,
    amountText: null,
  }),
);

test('what is in a tin is known to be, and a strange unit is asked about', () => {
  const reader = { sign: null, customary: 'us' } as const;
  expect(readAmount('6', 'Dose', reader)).toMatchObject({ amount: 6, isTinned: true });
  expect(readAmount('3', 'Schalen', reader)).toMatchObject({
    amount: 3,
    unit: 'piece',
    amountText: '3 Schalen',
  });
});

test.each([
  ['4006381333931', '04006381333931'],
  ['12345678905', '00012345678905'],
  ['4.006381333931E+12', '04006381333931'],
  ['4006381333930', null],
  ['n/a', null],
])('the barcode %s', (text, gtin) => expect(readBarcode(text)).toBe(gtin));

test('places by their names', () => {
  expect(placeWords('Kühlschrank')).toEqual({ kind: 'fridge', isPlain: true });
  expect(placeWords('Kühlschrank oben')).toEqual({ kind: 'fridge', isPlain: false });
  expect(placeWords('Chest freezer (garage)')).toEqual({ kind: 'freezer', isPlain: false });
  expect(placeWords('Keller')).toEqual({ kind: null, isPlain: false });
});

const table = (...cells: Cell[][]): CellTable => ({ cells, epoch: 1900 });
const foodsIn = (...cells: Cell[][]) => {
  const reading = readTable(table(...cells), { today, customary: 'us' });
  let step = reading.next();
  while (!step.done) step = reading.next();
  const read = step.value;
  return read !== null && typeof read === 'object' ? read.foods : read;
};

test('rows that are no food say why, and a place alone in its row is where the next ones are', () => {
  expect(
    foodsIn(
      ['My pantry', null, null],
      [null, null, null],
      ['Name', 'Qty', 'Expiry'],
      ['FREEZER', null, null],
      ['Peas', 1, null],
      ['Name', 'Qty', 'Expiry'],
      ['#REF!', 2, null],
      ['Rice', 0, null],
      ['Grand total', 3, null],
      ["'=1+1 soup", 1, null],
    ),
  ).toMatchObject([
    { title: 'FREEZER', leftOut: 'heading' },
    { title: 'Peas', leftOut: null, place: { name: 'FREEZER' } },
    { leftOut: 'heading' },
    { leftOut: 'error-value' },
    { title: 'Rice', leftOut: 'used-up' },
    { title: 'Grand total', leftOut: 'total' },
    { title: '=1+1 soup', leftOut: null },
  ]);
});

test('without headings that we know it is no table', () => {
  expect(foodsIn(['milk', '2'], ['butter', '1'])).toBeNull();
});
