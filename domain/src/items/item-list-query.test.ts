import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { told } from '#testing/in-words.ts';
import { itemListQuery } from './item-list-query.ts';

describe('a query', () => {
  test('left empty asks for the first page, newest first', () => {
    expect(z.parse(itemListQuery, {})).toEqual({ sort: 'newest', page: 1, limit: 100, scope: 'everyone' });
  });

  test('can ask for everything at once', () => {
    const asked = {
      search: 'milk',
      category: 'Dairy',
      status: 'recently-expired',
      sort: 'expiry-latest',
      page: '3',
      limit: '16',
      after: 'key',
      before: 'key',
      scope: 'mine',
    };
    expect(z.parse(itemListQuery, asked)).toEqual({ ...asked, page: 3, limit: 16 });
  });

  test('is trimmed of the blanks around a search', () => {
    expect(z.parse(itemListQuery, { search: '  milk ' }).search).toBe('milk');
  });

  test.each([
    ['category', 'dairy', 'This category does not exist'],
    ['category', 'Vegetables', 'This category does not exist'],
    ['status', 'available', 'This status does not exist'],
    ['sort', 'title', 'This order does not exist'],
    ['page', '0', 'A page is a number from 1 on'],
    ['page', '-1', 'A page is a number from 1 on'],
    ['page', '1.5', 'A page is a number from 1 on'],
    ['page', '1e3', 'A page is a number from 1 on'],
    ['page', '', 'A page is a number from 1 on'],
    ['page', '10000001', 'A page is a number from 1 on'],
    ['page', '9999999999', 'A page is a number from 1 on'],
    ['limit', '0', 'A limit is a number from 1 to 100'],
    ['limit', '101', 'A limit is a number from 1 to 100'],
    ['limit', 'all', 'A limit is a number from 1 to 100'],
    ['scope', 'theirs', 'The scope is everyone or mine'],
  ])('cannot have the %s %j', (field, value, message) => {
    expect(told(itemListQuery, { [field]: value })).toEqual([{ field, message }]);
  });

  test.each([
    ['search', 100, 'Please search for at most 100 characters'],
    ['after', 200, 'This page does not exist'],
    ['before', 200, 'This page does not exist'],
  ])('can have %s of %i characters and no more', (field, length, message) => {
    expect(told(itemListQuery, { [field]: 'x'.repeat(length) })).toEqual([]);
    expect(told(itemListQuery, { [field]: 'x'.repeat(length + 1) })).toEqual([{ field, message }]);
  });

  test.each([
    ['page', '10000000'],
    ['limit', '100'],
  ])('can just have the %s %j', (field, value) => {
    expect(told(itemListQuery, { [field]: value })).toEqual([]);
  });
});
