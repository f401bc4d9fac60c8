import { expect, test } from 'vitest';
import { estimateText } from './line.ts';

test.each([
  [{ days: 21, because: { source: 'kitchen', times: 5 } }, 'usually 21 days · your last 5'],
  [{ days: 1, because: { source: 'foodkeeper', product: 'Beef' } }, 'usually 1 day · FoodKeeper: Beef'],
  [{ days: 0, because: { source: 'kitchen', times: 3 } }, 'usually only that day · your last 3'],
  [{ days: 7, because: { source: 'category' } }, 'usually 7 days · like most of Dairy'],
] as const)('an estimate of %o says where it is from', (estimate, text) => {
  expect(estimateText(estimate, 'Dairy')).toBe(text);
});
