import { expect, test } from 'vitest';
import { browsePageSize } from './page-size.ts';

test.each([
  [320, 6],
  [767, 6],
  [768, 9],
  [1279, 9],
  [1280, 16],
  [3840, 16],
])('a screen of %i pixels shows %i items at once', (width, items) => {
  expect(browsePageSize(width)).toBe(items);
});
