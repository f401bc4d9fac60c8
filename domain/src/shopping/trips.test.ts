import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import type { ListId } from './shopping.ts';
import { type PutAwayEntry, tripsOf } from './trips.ts';

const put = (title: string, on: string, list = 'first'): PutAwayEntry => ({
  ...{ title, category: 'Others', amount: null, unit: null },
  on: calendarDate(on),
  listId: list as ListId,
});
const told = (putAway: PutAwayEntry[]) =>
  tripsOf(putAway).map(({ on, listId, entries }) => [on, listId, ...entries.map(({ title }) => title)]);

test('what was put away of a list on a day is one trip, the newest first', () => {
  const putAway = [
    put('Eggs', '2026-11-16'),
    put('Apples', '2026-11-16', 'market'),
    put('Milk', '2026-11-16'),
    put('Bread', '2026-11-14'),
  ];
  expect(told(putAway)).toEqual([
    ['2026-11-16', 'first', 'Milk', 'Eggs'],
    ['2026-11-16', 'market', 'Apples'],
    ['2026-11-14', 'first', 'Bread'],
  ]);
});

test('what was bought twice on a trip is told once', () => {
  expect(told([put('Milk', '2026-11-16'), put('milks', '2026-11-16')])).toEqual([
    ['2026-11-16', 'first', 'milks'],
  ]);
});

test('the last twelve are told', () => {
  const days = Array.from({ length: 20 }, (_, day) =>
    put('Milk', `2026-10-${String(30 - day).padStart(2, '0')}`),
  );
  expect(told(days)).toHaveLength(12);
});
