import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate, dateAt, startOfDay } from '#calendar-date.ts';
import { DAY_MS, HOUR_MS } from '#durations.ts';
import { anyDate, anyZone, CLOCK_CHANGES, ZONES } from '#testing/dates.ts';
import type { TimeZone } from '#time-zone.ts';
import {
  daysAgoTone,
  daysLeft,
  expiresAt,
  freshness,
  isRecentlyExpired,
  RECENTLY_EXPIRED_DAYS,
} from './freshness.ts';

const today = calendarDate('2026-03-10');

test.each([
  ['2020-01-01', 'expired'],
  ['2026-03-09', 'expired'],
  ['2026-03-10', 'expiring-soon'],
  ['2026-03-11', 'expiring-soon'],
  ['2026-03-15', 'expiring-soon'],
  ['2026-03-16', 'fresh'],
  ['9999-12-31', 'fresh'],
])('on 10 March, food with the date %s is %s', (expiry, expected) => {
  expect(freshness(calendarDate(expiry), today)).toBe(expected);
});

test('food without a date stays fresh', () => {
  expect(freshness(null, today)).toBe('fresh');
  expect(isRecentlyExpired(null, today)).toBe(false);
});

test.each([
  ['2026-03-10', false],
  ['2026-03-09', true],
  ['2026-02-23', true],
  ['2026-02-22', false],
])('on 10 March, that food with the date %s expired recently is %s', (expiry, expected) => {
  expect(isRecentlyExpired(calendarDate(expiry), today)).toBe(expected);
});

/** A person in some zone looks at an item shortly before, at, or after the moment when it expires. */
const anyLook = fc
  .tuple(
    anyDate,
    anyZone,
    fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -40 * DAY_MS, max: 40 * DAY_MS })),
  )
  .map(([expiry, zone, late]) => {
    const now = new Date(expiresAt(expiry, zone).getTime() + late);
    return { expiry, zone, now, today: dateAt(now, zone), expired: late >= 0 };
  });

describe('for a person in any of eleven time zones', () => {
  test('food is expired from the moment it expires on, and not before', () => {
    fc.assert(
      fc.property(anyLook, ({ expiry, today, expired }) => {
        expect(freshness(expiry, today) === 'expired').toBe(expired);
      }),
      { numRuns: 500 },
    );
  });

  test('days are counted down to the last good day, and below 0 from the moment food expires on', () => {
    fc.assert(
      fc.property(anyLook, ({ expiry, today, expired }) => {
        expect(daysLeft(expiry, today) < 0).toBe(expired);
      }),
    );
  });

  test('0 days are left all through the last good day, and -1 all through the next', () => {
    fc.assert(
      fc.property(anyDate, anyZone, (expiry, zone) => {
        const end = expiresAt(expiry, zone).getTime();
        for (const instant of [startOfDay(expiry, zone).getTime(), end - 1]) {
          expect(daysLeft(expiry, dateAt(new Date(instant), zone))).toBe(0);
        }
        for (const instant of [end, startOfDay(addDays(expiry, 2), zone).getTime() - 1]) {
          expect(daysLeft(expiry, dateAt(new Date(instant), zone))).toBe(-1);
        }
      }),
    );
  });

  test('what expired recently did so within the last 15 days there', () => {
    fc.assert(
      fc.property(anyLook, ({ expiry, zone, now, today }) => {
        const at = expiresAt(expiry, zone).getTime();
        const windowStart = startOfDay(addDays(today, -RECENTLY_EXPIRED_DAYS), zone).getTime();
        expect(isRecentlyExpired(expiry, today)).toBe(windowStart < at && at <= now.getTime());
      }),
      { numRuns: 500 },
    );
  });

  test('what expired recently is expired', () => {
    fc.assert(
      fc.property(anyLook, ({ expiry, today }) => {
        if (isRecentlyExpired(expiry, today)) expect(freshness(expiry, today)).toBe('expired');
      }),
    );
  });

  test('food loses freshness in one direction only', () => {
    const order = ['fresh', 'expiring-soon', 'expired'];
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -20, max: 20 }), (expiry, days) => {
        const day = addDays(expiry, days);
        const now = order.indexOf(freshness(expiry, day));
        expect(order.indexOf(freshness(expiry, addDays(day, 1)))).toBeGreaterThanOrEqual(now);
      }),
    );
  });
});

/** 2028 has a 29 February, and clocks move on two days of it in five of the zones. */
test.each(ZONES)(
  'in %s, food is fresh, soon to expire or expired as it should in every hour of 2028',
  (zone) => {
    const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
    const wrong: string[] = [];
    for (let at = Date.UTC(2028, 0, 1); at < Date.UTC(2029, 0, 1); at += HOUR_MS) {
      const day = dateAt(new Date(at), zone);
      const shown = calendar.format(at);
      const expected = [-1, 0, 5, 6].map((days) => freshness(addDays(calendarDate(shown), days), day));
      if (day !== shown || expected.join() !== 'expired,expiring-soon,expiring-soon,fresh')
        wrong.push(`${new Date(at).toISOString()}: ${day}, ${expected}`);
    }
    expect(wrong).toEqual([]);
  },
);

test.each(CLOCK_CHANGES)(
  'in %s, food with the date %s is good for all of its %i hours',
  (name, day, hours) => {
    const [zone, date] = [name as TimeZone, calendarDate(day)];
    const end = expiresAt(date, zone);
    expect(end.getTime() - startOfDay(date, zone).getTime()).toBe(hours * HOUR_MS);
    expect(freshness(date, dateAt(new Date(end.getTime() - 1), zone))).toBe('expiring-soon');
    expect(freshness(date, dateAt(end, zone))).toBe('expired');
  },
);

test.each([
  [1, 'red'],
  [3, 'red'],
  [4, 'orange'],
  [7, 'orange'],
  [8, 'yellow'],
  [15, 'yellow'],
])('%i days after its date, the badge of an item is %s', (days, tone) => {
  expect(daysAgoTone(days)).toBe(tone);
});
