import { expect, test } from 'vitest';
import { pageAfterResize } from './use-fridge-place.ts';

test.each([
  // From the top of the page.
  [1, 16, 6, 0, 1],
  [3, 16, 6, 0, 6],
  [6, 6, 16, 0, 2],
  // From further down: what is on the screen counts, not what the page begins with.
  [3, 16, 6, 8, 7],
  [1, 16, 9, 15, 2],
  [1, 6, 16, 5, 1],
])(
  'page %i of %i becomes, at %i a page and reading number %i, page %i',
  (page, from, to, reading, expected) => {
    expect(pageAfterResize(page, from, to, reading)).toBe(expected);
  },
);
