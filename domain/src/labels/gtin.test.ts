import { expect, test } from 'vitest';
import { articleOf, type Gtin, isOfShop, readGtin, readUpcE } from './gtin.ts';

test.each([
  ['EAN-13', '5000169005279', '05000169005279'],
  ['EAN-8', '96385074', '00000096385074'],
  ['UPC-A', '036000291452', '00036000291452'],
  ['a case of GTIN-14', '15000169005276', '15000169005276'],
])('%s %s is %s', (_, digits, gtin) => expect(readGtin(digits)).toBe(gtin));

test.each([
  ['a wrong check digit', '5000169005278'],
  ['two digits swapped', '5000196005279'],
  ['too short', '500016900527'],
  ['too long', '150001690052769'],
  ['no digits', '50001690O5279'],
  ['nothing', ''],
  ['zeros only', '00000000'],
])('%s is no number of a product: %s', (_, digits) => expect(readGtin(digits)).toBeNull());

test.each([
  ['04252614', '00042100005264'],
  ['01234505', '00012000003455'],
  ['01234531', '00012300000451'],
  ['01234543', '00012340000053'],
  ['01234558', '00012345000058'],
  ['01234596', '00012345000096'],
])('UPC-E %s is short for %s', (digits, gtin) => expect(readUpcE(digits)).toBe(gtin));

test('a UPC-E that the reader has written out is taken as it is', () => {
  expect(readUpcE('042100005264')).toBe('00042100005264');
  expect(readUpcE('0042100005264')).toBe('00042100005264');
});

test.each([['11234542'], ['157047000057'], ['0157047000057']])(
  '%s is no UPC-E but the half of another code',
  (digits) => expect(readUpcE(digits)).toBeNull(),
);

test('a UPC-E with a wrong check digit is refused', () => expect(readUpcE('04252615')).toBeNull());

const numberOf = (digits: string): Gtin => {
  const gtin = readGtin(digits);
  if (!gtin) throw new Error(`${digits} is no number of a product.`);
  return gtin;
};

test.each([
  ['2812345012505', '2812345008355'],
  ['2012345004993', '2012345012318'],
  ['212345012505', '212345009994'],
])('%s and %s are one article of a shop, of another weight or price', (one, other) => {
  const [first, second] = [numberOf(one), numberOf(other)];
  expect(first).not.toBe(second);
  expect(articleOf(first)).toBe(articleOf(second));
  expect(readGtin(articleOf(first))).toBe(articleOf(first));
  expect(isOfShop(first)).toBe(true);
});

test.each(['5000169005279', '96385074', '036000291452', '15000169005276', '3017620422003'])(
  '%s is a product of its own',
  (digits) => {
    expect(articleOf(numberOf(digits))).toBe(numberOf(digits));
    expect(isOfShop(numberOf(digits))).toBe(false);
  },
);
