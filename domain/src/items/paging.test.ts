import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BROWSE_PAGE_BUTTONS, clampPage, pageButtons } from './paging.ts';

test.each([
  [0, 3, 1],
  [-5, 3, 1],
  [1, 3, 1],
  [3, 3, 3],
  [4, 3, 3],
  [1, 0, 1],
  [7, 0, 1],
])('asking for page %i of %i leads to page %i', (page, pages, expected) => {
  expect(clampPage(page, pages)).toBe(expected);
});

function shown(page: number, pages: number): string {
  const { window, gap, last } = pageButtons(page, pages);
  return [...window, ...(gap ? ['…'] : []), ...(last === null ? [] : [last])].join(' ');
}

describe('the page buttons', () => {
  test.each([
    [1, 0, ''],
    [1, 1, '1'],
    [2, 3, '1 2 3'],
    [5, 5, '1 2 3 4 5'],
    [1, 6, '1 2 3 4 5 6'],
    [1, 7, '1 2 3 4 5 … 7'],
    [3, 20, '1 2 3 4 5 … 20'],
    [4, 20, '2 3 4 5 6 … 20'],
    [17, 20, '15 16 17 18 19 20'],
    [18, 20, '16 17 18 19 20'],
    [20, 20, '16 17 18 19 20'],
  ])('on page %i of %i are %s', (page, pages, expected) => expect(shown(page, pages)).toBe(expected));

  test('always offer this page and the last one, in order, and no page that is not there', () => {
    const anyPlace = fc
      .integer({ min: 1, max: 5000 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(anyPlace, ([page, pages]) => {
        const { window, gap, last } = pageButtons(page, pages);
        const offered = last === null ? window : [...window, last];
        expect(window).toHaveLength(Math.min(pages, BROWSE_PAGE_BUTTONS));
        expect(window).toContain(page);
        expect(offered).toEqual([...new Set(offered)].sort((a, b) => a - b));
        expect(offered[0]).toBeGreaterThanOrEqual(1);
        expect(offered.at(-1)).toBe(pages);
        expect(gap).toBe(last !== null && last - (window.at(-1) ?? 0) > 1);
      }),
    );
  });
});
