import { calendarDate } from '@crisper/domain/calendar-date.ts';
import type { PrintedDate } from '@crisper/domain/labels/printed-date.ts';
import { expect, test } from 'vitest';
import { agreedDates } from './agreed-dates.ts';

const printed = (day: string, kind: PrintedDate['kind'] = 'use-by'): PrintedDate[] => [
  { date: calendarDate(day), kind, words: null, isWorkedOut: false },
];

test('one reading of a date is not enough', () => {
  expect(agreedDates([printed('2026-12-03')])).toBeNull();
});

test('two readings agree on the day and on what it means', () => {
  expect(agreedDates([printed('2026-12-03'), [], printed('2026-12-03')])).toEqual(printed('2026-12-03'));
  expect(agreedDates([printed('2026-12-03'), printed('2026-12-08')])).toBeNull();
  expect(agreedDates([printed('2026-12-03'), printed('2026-12-03', 'best-before')])).toBeNull();
});

test('nothing that was read twice is no date', () => {
  expect(agreedDates([[], []])).toBeNull();
});
