import { calendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { expect, test } from 'vitest';
import { addSummaries, addUpcoming, mergeByExpiry } from './several-kitchens.ts';

const counts = (total: number, expired: number, nearlyExpired: number, fresh: number) => ({
  total,
  expired,
  nearlyExpired,
  fresh,
});

test('the numbers of several kitchens are added, those of last week as well', () => {
  const flat = { ...counts(6, 1, 2, 3), weekAgo: counts(3, 1, 1, 1) };
  const office = { ...counts(4, 0, 1, 3), weekAgo: counts(5, 2, 0, 3) };
  expect(addSummaries([flat, office])).toEqual({
    ...counts(10, 1, 3, 6),
    weekAgo: counts(8, 3, 1, 4),
  });
});

test('what expires on a day is added day by day', () => {
  const days = (...each: number[]) =>
    each.map((count, day) => ({ date: calendarDate(`2026-11-1${day}`), count }));
  expect(addUpcoming([days(1, 0, 2), days(0, 0, 5)])).toEqual(days(1, 0, 7));
  expect(addUpcoming([days(0, 1, 2).slice(1), days(4, 0, 5).slice(0, 2)])).toEqual(days(4, 1, 0).slice(0, 2));
  expect(addUpcoming([])).toEqual([]);
});

test.each([
  ['soonest', ['a1', 'b1', 'a2', 'b2']],
  ['latest', ['b2', 'a2', 'b1', 'a1']],
] as const)('lists become one, the %s first', (order, ids) => {
  const food = (_id: string, date: string) => ({ _id: _id as ItemId, expiryDate: calendarDate(date) });
  const flat = [food('a1', '2026-11-10'), food('a2', '2026-11-12')];
  const office = [food('b1', '2026-11-11'), food('b2', '2026-11-12')];
  expect(mergeByExpiry([flat, office], order).map(({ _id }) => _id)).toEqual(ids);
});
