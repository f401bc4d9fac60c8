import { calendarDate, startOfDay } from '@crisper/domain/calendar-date.ts';
import { HOUR_MS } from '@crisper/domain/durations.ts';
import type { PastEvent } from '@crisper/domain/items/item-event.ts';
import { HOURS, ZONES_AROUND } from '@crisper/domain/testing/dates.ts';
import { expect, test } from 'vitest';
import { pastDay, pastMoment } from '#kitchen/past-day.ts';
import { changeTexts, eventText } from './event-text.ts';

const BEN = '0198c0de-0000-7000-8000-0000000000be';
const event = (rest: Partial<PastEvent>): PastEvent => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  kind: 'item-eaten',
  by: { accountId: BEN, name: 'Ben' },
  program: null,
  on: calendarDate('2026-11-16'),
  at: '2026-11-16T12:00:00.000Z',
  title: 'Milk',
  image: null,
  changes: [],
  used: null,
  cooked: null,
  undoes: null,
  ...rest,
});
const moved = event({ kind: 'item-moved' });

test.each([
  [event({}), 'Ben ate it'],
  [event({ by: null }), 'Somebody ate it'],
  [event({ program: 'Kitchen tablet' }), 'Ben, by Kitchen tablet, ate it'],
  [event({ kind: 'undone' }), 'Ben took that back'],
  [
    event({ kind: 'item-given', changes: [{ field: 'belongsTo', before: null, after: 'Cleo' }] }),
    'Ben said it is Cleo’s',
  ],
  [
    event({ kind: 'item-given', changes: [{ field: 'belongsTo', before: 'Cleo', after: null }] }),
    'Ben said it is everybody’s',
  ],
])('%# is told as such', (one, sentence) => {
  expect(eventText(one, [], 'another')).toBe(sentence);
});

const cooked = { id: 'dish:shakshouka', title: 'Shakshouka' };
test.each([
  [event({ kind: 'item-used', used: { amount: 200, unit: 'g' }, cooked }), 'Ben used 200 g for Shakshouka'],
  [event({ kind: 'item-used', cooked }), 'Ben used some of it for Shakshouka'],
  [event({ used: { amount: 200, unit: 'g' }, cooked }), 'Ben used it up for Shakshouka'],
  [event({ kind: 'item-added', cooked }), 'Ben put it in, left from Shakshouka'],
  [event({ kind: 'undone', cooked }), 'Ben took that back'],
])('%# is told with the dish', (one, sentence) => {
  expect(eventText(one, [], 'another')).toBe(sentence);
});

test('one’s own doing is told as one’s own', () => {
  expect(eventText(event({}), [], BEN)).toBe('You ate it');
});

test('what is moved comes in and goes out by turns', () => {
  expect(eventText(moved, [], '')).toBe('Ben moved it here from the public fridge');
  expect(eventText(moved, [event({}), moved], '')).toBe('Ben moved it to the public fridge');
  expect(eventText(moved, [moved, moved], '')).toBe('Ben moved it here from the public fridge');
});

test('both values of a change are named, where they are short', () => {
  const changes: PastEvent['changes'] = [
    { field: 'title', before: 'Milk', after: 'Oat milk' },
    { field: 'expiryDate', before: null, after: '2026-11-20' },
    { field: 'description', before: null, after: 'Long' },
    { field: 'belongsTo', before: null, after: 'Cleo' },
  ];
  expect(changeTexts(event({ kind: 'item-updated', changes }), { places: [] })).toEqual([
    'Title: Milk, now Oat milk',
    'Good through: none, now Nov 20, 2026',
    'Description changed',
    'Belongs to: everybody’s, now Cleo',
  ]);
  expect(changeTexts(event({ kind: 'item-given', changes }), { places: [] })).toEqual([]);
});

test('amounts and places are named as people say them', () => {
  const cellar = { id: 'pantry-0198c0de-0000-7000-8000-000000000001', name: 'Cellar' } as const;
  const changes: PastEvent['changes'] = [
    { field: 'quantity', before: '2', after: '1' },
    { field: 'amount', before: '1.5 piece', after: '1 piece' },
    { field: 'place', before: 'fridge', after: cellar.id },
  ];
  expect(changeTexts(event({ kind: 'item-updated', changes }), { places: [cellar] })).toEqual([
    'Left: 1½ pieces, now 1 piece',
    'Place: Fridge, now Cellar',
  ]);
  expect(changeTexts(event({ kind: 'item-updated', changes }), { places: [] })).toContain(
    'Place: Fridge, now Pantry',
  );
});

test('a price is named in the currency of the kitchen, and not where it is that of a part', () => {
  const kitchen = { places: [], currency: 'EUR' };
  const changes: PastEvent['changes'] = [{ field: 'price', before: null, after: '180' }];
  expect(changeTexts(event({ kind: 'item-updated', changes }), kitchen)).toEqual(['Price: none, now €1.80']);
  expect(changeTexts(event({ kind: 'item-split', changes }), kitchen)).toEqual([]);
});

test.each([
  ['2026-11-16', 'today'],
  ['2026-11-15', 'yesterday'],
  ['2026-11-10', 'Tuesday'],
  ['2026-11-09', 'Nov 9'],
  ['2025-11-16', 'Nov 16, 2025'],
])('on 16 November 2026, %s is %s', (day, words) => {
  expect(pastDay(calendarDate(day), calendarDate('2026-11-16'))).toBe(words);
});

test.each(ZONES_AROUND)('in a kitchen in %s, day and time of day are by its clock', (zone) => {
  const today = calendarDate('2026-11-16');
  const moments = HOURS.map((hour) => {
    const at = new Date(startOfDay(today, zone).getTime() + hour * HOUR_MS).toISOString();
    return pastMoment({ on: today, at }, { today, zone }).replace(/\s/g, ' ');
  });
  expect(moments).toEqual(['today, 12:30 AM', 'today, 12:00 PM', 'today, 11:30 PM']);
});
