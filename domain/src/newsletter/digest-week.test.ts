import { expect, test } from 'vitest';
import type { TimeZone } from '#time-zone.ts';
import { digestDue } from './digest-week.ts';

test.each([
  ['Europe/Berlin', '2026-11-16T05:59:59Z', null],
  ['Europe/Berlin', '2026-11-16T06:00:00Z', '2026-11-16'],
  ['Europe/Berlin', '2026-11-18T05:59:59Z', '2026-11-16'],
  ['Europe/Berlin', '2026-11-18T06:00:00Z', null],
  ['Europe/Berlin', '2026-07-13T05:00:00Z', '2026-07-13'],
  // Sunday evening in London, Monday morning in Auckland.
  ['Pacific/Auckland', '2026-11-15T18:00:00Z', '2026-11-16'],
  ['Europe/London', '2026-11-15T18:00:00Z', null],
  ['America/Los_Angeles', '2026-11-16T15:00:00Z', '2026-11-16'],
  ['America/Los_Angeles', '2026-11-16T14:59:59Z', null],
])('in %s at %s, the digest of %s is due', (zone, now, monday) => {
  expect(digestDue(new Date(now), zone as TimeZone)?.monday ?? null).toBe(monday);
});
