import { expect, test } from 'vitest';
import { dayOrder } from './day-order.ts';

test.each([
  ['en-US', 'month-first'],
  ['en-GB', 'day-first'],
  ['de-DE', 'day-first'],
  ['ja-JP', 'month-first'],
])('in %s people write %s', (locale, order) => {
  expect(dayOrder(locale)).toBe(order);
});
