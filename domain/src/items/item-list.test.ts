import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDays, calendarDate } from '#calendar-date.ts';
import { anyDate } from '#testing/dates.ts';
import { check } from '#validation.ts';
import { expiryRange, hasStatus, ITEM_STATUSES, itemListQuery, matchesSearch } from './item-list.ts';

const today = calendarDate('2026-03-10');

describe('a status', () => {
  test.each([
    ['2026-02-22', ['expired']],
    ['2026-02-23', ['expired', 'recently-expired']],
    ['2026-03-09', ['expired', 'recently-expired']],
    ['2026-03-10', ['nearly-expired']],
    ['2026-03-15', ['nearly-expired']],
    ['2026-03-16', ['fresh']],
    [null, ['fresh']],
  ])('on 10 March, food with the date %s is %j', (date, expected) => {
    const expiryDate = date === null ? null : calendarDate(date);
    expect(ITEM_STATUSES.filter((status) => hasStatus({ expiryDate }, status, today))).toEqual(expected);
  });

  test.each(ITEM_STATUSES)('%s stands for the same food as its range of dates', (status) => {
    const nearby = fc.integer({ min: -25, max: 25 });
    fc.assert(
      fc.property(anyDate, fc.option(nearby), (today, days) => {
        const expiryDate = days === null ? null : addDays(today, days);
        const { from, to } = expiryRange(status, today);
        const inRange =
          expiryDate === null
            ? to === null
            : (from === null || expiryDate >= from) && (to === null || expiryDate <= to);
        expect(hasStatus({ expiryDate }, status, today)).toBe(inRange);
      }),
    );
  });

  test('is exactly one of fresh, nearly expired and expired', () => {
    fc.assert(
      fc.property(fc.option(anyDate), anyDate, (expiryDate, today) => {
        const states = (['fresh', 'nearly-expired', 'expired'] as const).filter((status) =>
          hasStatus({ expiryDate }, status, today),
        );
        expect(states).toHaveLength(1);
      }),
    );
  });
});

describe('a search', () => {
  const oatMilk = { title: 'Oat Milk 50%', category: 'Beverages' } as const;

  test.each(['milk', 'MILK', 'oat m', 'beverages', 'BEVER', 'rage', '50%', 'M', 'oa', '5', 'be', ''])(
    'for %j finds oat milk',
    (search) => expect(matchesSearch(oatMilk, search)).toBe(true),
  );

  test.each(['dairy', 'oatmilk', 'milk  50', '%milk', 'm_lk', '.*', 'lk', 'a', 'ra'])(
    'for %j does not find oat milk',
    (search) => expect(matchesSearch(oatMilk, search)).toBe(false),
  );
});

test('two letters of a script without blanks may be a word in the middle', () => {
  expect(matchesSearch({ title: '低脂牛乳', category: 'Dairy' }, '牛乳')).toBe(true);
});

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
    expect(check(itemListQuery, { [field]: value })).toEqual([{ field, message }]);
  });

  test.each([
    ['search', 100, 'Please search for at most 100 characters'],
    ['after', 200, 'This page does not exist'],
    ['before', 200, 'This page does not exist'],
  ])('can have %s of %i characters and no more', (field, length, message) => {
    expect(check(itemListQuery, { [field]: 'x'.repeat(length) })).toEqual([]);
    expect(check(itemListQuery, { [field]: 'x'.repeat(length + 1) })).toEqual([{ field, message }]);
  });

  test.each([
    ['page', '10000000'],
    ['limit', '100'],
  ])('can just have the %s %j', (field, value) => {
    expect(check(itemListQuery, { [field]: value })).toEqual([]);
  });
});
