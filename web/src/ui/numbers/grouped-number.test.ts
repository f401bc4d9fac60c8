import { expect, test } from 'vitest';
import { groupedNumber } from './grouped-number.ts';

test.each([
  [0, 0, '0'],
  [800, 0, '800'],
  [1234, 0, '1,234'],
  [1234567, 0, '1,234,567'],
  [3.2, 1, '3.2'],
  [12345.678, 2, '12,345.68'],
])('%d with %i decimals is %s', (value, decimals, expected) => {
  expect(groupedNumber(value, decimals)).toBe(expected);
});
