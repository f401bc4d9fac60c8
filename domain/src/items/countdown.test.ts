import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateAt } from '#calendar-date.ts';
import { DAY_MS } from '#durations.ts';
import { anyDate, anyInstant, anyZone } from '#testing/dates.ts';
import { UTC } from '#time-zone.ts';
import { timeLeft } from './countdown.ts';
import { daysLeft, expiresAt, freshness } from './freshness.ts';

const MINUTE_MS = 60_000;

test('the countdown adds up to the whole minutes until the food expires', () => {
  fc.assert(
    fc.property(anyDate, anyZone, fc.integer({ min: 1, max: 400 * DAY_MS }), (expiry, zone, before) => {
      const at = expiresAt(expiry, zone);
      const left = timeLeft(at, new Date(at.getTime() - before));
      const { days, hours, minutes } = left ?? { days: -1, hours: 0, minutes: 0 };
      expect((days * 24 + hours) * 60 + minutes).toBe(Math.floor(before / MINUTE_MS));
      expect(hours).toBeLessThan(24);
      expect(minutes).toBeLessThan(60);
    }),
  );
});

test('the countdown is over exactly when the food is expired', () => {
  fc.assert(
    fc.property(anyDate, anyZone, anyInstant, (expiry, zone, now) => {
      const expired = freshness(expiry, dateAt(now, zone)) === 'expired';
      expect(timeLeft(expiresAt(expiry, zone), now) === null).toBe(expired);
    }),
  );
});

test('where clocks never move, the days left are the days of the countdown', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 1, max: 30 * DAY_MS }), (expiry, milliseconds) => {
      const end = expiresAt(expiry, UTC);
      // At midnight the countdown still shows the day that has just begun as a whole one.
      const now = new Date(end.getTime() - milliseconds + (milliseconds % DAY_MS === 0 ? 1 : 0));
      expect(timeLeft(end, now)?.days).toBe(daysLeft(expiry, dateAt(now, UTC)));
    }),
  );
});
