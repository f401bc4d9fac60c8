import { calendarDate } from '@crisper/domain/calendar-date.ts';
import { expect, test } from 'vitest';
import { emptyDraft, inOneMonth, readDraft } from './food-form.ts';

test.each([
  ['2026-03-10', '2026-04-10'],
  ['2026-01-31', '2026-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2026-12-15', '2027-01-15'],
])('a month after %s is %s', (today, expected) => {
  expect(inOneMonth(calendarDate(today))).toBe(expected);
});

test.each([
  ['3', 3],
  ['', Number.NaN],
  ['1.5', 1.5],
  ['many', Number.NaN],
])('a quantity of "%s" is read as %d', (quantity, expected) => {
  expect(readDraft({ ...emptyDraft, quantity }).quantity).toBe(expected);
});
