import { expect, test } from 'vitest';
import { timeText } from './time-text.ts';

test.each([
  [1, null, '1 day'],
  [7, 3, '7 days, 3 days opened'],
  [14, 14, '2 weeks'],
  [180, 90, '6 months, 3 months opened'],
  [365, null, '1 year'],
  [Number.POSITIVE_INFINITY, 540, 'for ever, 18 months opened'],
  [null, 7, '7 days opened'],
  [null, null, ''],
])('%s days sealed and %s opened are “%s”', (sealed, opened, text) => {
  expect(timeText(sealed, opened)).toBe(text);
});
