import { expect, test } from 'vitest';
import { readGtin, readUpcE } from './gtin.ts';

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

test('a UPC-E with a wrong check digit is refused', () => expect(readUpcE('04252615')).toBeNull());
