import { expect, test } from 'vitest';
import { countPages, fridgeAddress, noFilter } from './fridge-filter.ts';

const read = (address: string) => fridgeAddress.read(new URLSearchParams(address));
const everything = { ...noFilter, page: 1 };

test.each([
  ['', everything],
  ['search=%20Oat%20milk%20&page=3', { ...everything, search: 'Oat milk', page: 3 }],
  ['category=Dairy&status=nearly-expired', { ...everything, category: 'Dairy', status: 'nearly-expired' }],
  ['sort=expiry-latest', { ...everything, sort: 'expiry-latest' }],
  ['expires=2026-03-01', { ...everything, expires: '2026-03-01' }],
  ['category=Furniture&status=gone&sort=price&expires=soon', everything],
  ['page=0', everything],
  ['page=-2', everything],
  ['page=1e9', everything],
  ['page=99999999', everything],
])('?%s is read', (address, expected) => {
  expect(read(address)).toEqual(expected);
});

test('a search is no longer than the server takes', () => {
  expect(read(`search=${'x'.repeat(300)}`).search).toHaveLength(100);
});

test.each(['', 'search=oat&category=Dairy&status=fresh&sort=oldest&page=7'])(
  '?%s is written as it was',
  (address) => {
    expect(new URLSearchParams(fridgeAddress.write(read(address))).toString()).toBe(address);
  },
);

test.each([
  [{ rows: [], total: 0, totalIsCapped: false, after: null }, 1, 1],
  [{ rows: [1], total: 17, totalIsCapped: false, after: 'x' }, 1, 2],
  [{ rows: [1], total: 200, totalIsCapped: true, after: 'x' }, 1, 13],
  [{ rows: [1], total: 200, totalIsCapped: true, after: 'x' }, 13, 14],
  [{ rows: [1], total: 200, totalIsCapped: true, after: null }, 15, 15],
  [{ rows: [], total: 200, totalIsCapped: true, after: null }, 15, 13],
])('%o on page %i of sixteens has %i pages', (found, page, pages) => {
  expect(countPages(found, page, 16)).toBe(pages);
});
