import { expect, test } from 'vitest';
import { daysUntilEnd } from './ending.ts';

test.each([
  ['2026-11-23T12:00:00Z', 7],
  ['2026-11-23T11:59:59Z', 7],
  ['2026-11-22T12:00:00Z', 6],
  ['2026-11-16T12:00:01Z', 1],
  ['2026-11-16T12:00:00Z', 0],
  ['2026-11-15T12:00:00Z', 0],
])('at noon on 16 November, a kitchen with its end at %s ends in %i days', (endsAt, days) => {
  expect(daysUntilEnd(new Date(endsAt), new Date('2026-11-16T12:00:00Z'))).toBe(days);
});
