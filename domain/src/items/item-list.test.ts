import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '#calendar-date.ts';
import { anyDate } from '#testing/dates.ts';
import { expiryRange, ITEM_STATUSES } from './item-list.ts';
import { hasStatus, matchesSearch } from './item-matches.ts';

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
