import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import type { Code } from './code.ts';
import { readPack } from './pack.ts';

const today = calendarDate('2026-11-16');
const GTIN = '05000169005279';
const FNC1 = '\x1d';
const read = (text: string, kind: Code['kind'] = 'data') => readPack({ kind, text }, today);
const useBy = (date: string) => ({ date, kind: 'use-by' });
const bestBefore = (date: string) => ({ date, kind: 'best-before' });

test.each([
  ['GS1-128', `]C101${GTIN}17261203`],
  ['DataMatrix that begins with FNC1', `${FNC1}01${GTIN}17261203`],
  ['the date first', `1726120301${GTIN}`],
  ['a lot, ended by FNC1', `01${GTIN}10L23-14A${FNC1}17261203`],
  ['a serial number at the end', `01${GTIN}1726120321ABC17`],
  ['a superfluous FNC1', `01${GTIN}${FNC1}17261203${FNC1}`],
  ['a number with a price after it', `01${GTIN}172612033922129`],
  ['as printed', `(01)${GTIN}(17)261203(10)L23`],
  ['a link', `https://example.com/01/${GTIN}?17=261203`],
  ['a link with a lot and a fragment', `https://id.gs1.org/shop/01/${GTIN}/10/AB?x=1&17=261203#top`],
])('%s has the number and the date', (_, text) =>
  expect(read(text)).toEqual({ gtin: GTIN, date: useBy('2026-12-03'), amount: null, hasBadDate: false }),
);

test.each([
  ['15261203', bestBefore('2026-12-03')],
  ['17261203', useBy('2026-12-03')],
  ['1526121017261203', useBy('2026-12-03')],
  ['15270200', bestBefore('2027-02-28')],
  ['15280200', bestBefore('2028-02-29')],
  ['15261200', bestBefore('2026-12-31')],
  ['15760101', bestBefore('2076-01-01')],
  ['15770101', bestBefore('1977-01-01')],
  ['11261101', null],
])('%s is good through %o', (field, date) =>
  expect(read(`01${GTIN}${field}`)).toMatchObject({ date, hasBadDate: false }),
);

test.each(['17260231', '15261301', '17260431', '15260000', '17ABCDEF'])(
  '%s is no date of the calendar, and the number stays',
  (field) => expect(read(`01${GTIN}${field}`)).toMatchObject({ gtin: GTIN, date: null, hasBadDate: true }),
);

test.each([
  ['3103000742', { amount: 742, unit: 'g' }],
  ['3102000074', { amount: 740, unit: 'g' }],
  ['3100000002', { amount: 2000, unit: 'g' }],
  ['306', { amount: 6, unit: 'piece' }],
  [`306${FNC1}3103000742`, { amount: 742, unit: 'g' }],
  ['300', null],
  ['3099999999', null],
])('%s is %o', (field, amount) => expect(read(`01${GTIN}${field}`)).toMatchObject({ amount }));

test('a case says what it contains, and how many', () =>
  expect(read(`02${GTIN}3712`)).toMatchObject({ gtin: GTIN, amount: { amount: 12, unit: 'piece' } }));

test.each([
  ['a number of 13 digits in the field of 14', '015000169005279'],
  ['a wrong check digit', '0105000169005278'],
  ['a date that is cut off', `01${GTIN}1726`],
  ['too long in parentheses', `(01)0${GTIN}`],
  ['an identifier that does not exist', `01${GTIN}05123`],
])('%s is refused as not whole', (_, text) => expect(read(text)).toBe('wrong-number'));

test.each([
  'https://example.com/menu',
  'WIFI:S:home;;',
  'ABC-123',
  '10LOT17',
  '',
  'https://example.com/01/12',
])('%s is not about a product', (text) => expect(read(text)).toBe('no-product'));

test('the codes of a shop have a number alone', () => {
  const alone = { date: null, amount: null, hasBadDate: false };
  expect(read('5000169005279', 'product')).toEqual({ gtin: GTIN, ...alone });
  expect(read('04252614', 'upc-e')).toEqual({ gtin: '00042100005264', ...alone });
  expect(read('5000169005278', 'product')).toBe('wrong-number');
});

test('what a shop weighs is known by its article, whatever the weight or price', () => {
  const heavy = read('2812345012505', 'product');
  expect(heavy).toEqual(read('2812345008355', 'product'));
  expect(heavy).toMatchObject({ amount: null });
});
