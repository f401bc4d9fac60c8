import { expect, test } from 'vitest';
import { estimateText } from './estimate.ts';

test.each([
  [{ days: 21, source: 'kitchen', times: 5 }, 'usually 21 days here · your last 5'],
  [{ days: 1, source: 'foodkeeper' }, 'usually 1 day · FoodKeeper'],
  [{ days: null, source: 'foodkeeper' }, 'usually keeps · FoodKeeper'],
  [{ days: 0, source: 'kitchen', times: 3 }, 'usually only that day here · your last 3'],
  [{ days: 5, source: 'category' }, 'usually 5 days · the least of its category'],
] as const)('an estimate of %o says where it is from', (estimated, text) => {
  expect(estimateText(estimated)).toBe(text);
});
