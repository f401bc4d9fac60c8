import { notificationMessage } from '@crisper/texts/notification.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDays, type CalendarDate, calendarDate } from '#calendar-date.ts';
import { itemIdSchema } from '#items/item-schema.ts';
import { type DateKind, labelled } from '#items/keeping/good-through.ts';
import { PUBLIC_FRIDGE_ID } from '#kitchens/kitchen.ts';
import { kitchenIdSchema } from '#kitchens/kitchen-schema.ts';
import { anyDate } from '#testing/dates.ts';
import { notificationSchema, notificationsFor } from './notification.ts';

const today = calendarDate('2026-03-10');
const kitchenId = PUBLIC_FRIDGE_ID;
const _id = z.parse(itemIdSchema, '0198c0de-0000-7000-8000-000000000000');
const said = { isEstimated: false, advice: null };
const milk = (expiryDate: CalendarDate | null, title = 'Milk') => ({
  ...{ kitchenId, _id, title, expiryDate },
});

test.each([
  ['2026-03-10', 0, 'high', 'warning', 'Today is the last day. Eat this first.'],
  ['2026-03-11', 1, 'high', 'warning', 'The last day is tomorrow.'],
  ['2026-03-12', 2, 'medium', 'warning', 'The last day is in 2 days.'],
  ['2026-03-13', 3, 'medium', 'warning', 'The last day is in 3 days.'],
  ['2026-03-14', 4, 'low', 'info', 'The last day is in 4 days.'],
  ['2026-03-15', 5, 'low', 'info', 'The last day is in 5 days.'],
  ['2026-03-09', -1, 'high', 'expired', 'Expired yesterday. Check before eating.'],
  ['2026-03-08', -2, 'high', 'expired', 'Expired 2 days ago.'],
  ['2026-02-23', -15, 'high', 'expired', 'Expired 15 days ago.'],
])(
  'on 10 March, the date %s means %i days left, %s priority, %s: %s',
  (date, daysLeft, priority, type, message) => {
    expect(notificationMessage({ daysLeft, ...said })).toBe(message);
    expect(notificationsFor([milk(calendarDate(date))], () => today)).toEqual([
      { kitchenId, itemId: _id, title: 'Milk', type, priority, daysLeft, ...said },
    ]);
  },
);

test.each(['2026-03-16', '2026-02-22', '2020-01-01'])('on 10 March, the date %s is no news', (date) => {
  expect(notificationsFor([milk(calendarDate(date))], () => today)).toEqual([]);
});

test('food without a date is never news', () =>
  expect(notificationsFor([milk(null)], () => today)).toEqual([]));

const kept = (dateKind: DateKind, isEstimated: boolean, days: number) => {
  const expiryDate = addDays(today, days);
  const marks = isEstimated ? { estimated: { days: 3, source: 'foodkeeper' as const } } : {};
  return { kitchenId, _id, title: 'Food', expiryDate, keeping: labelled(expiryDate, dateKind, marks) };
};

test.each([
  ['use-by', false, -1, 'Expired yesterday. Do not eat.'],
  ['use-by', true, -3, 'About 3 days ago, guessed. Do not eat.'],
  ['use-by', true, 0, 'About today. Eat this first.'],
  ['best-before', false, -3, 'Expired 3 days ago. Look, smell, taste.'],
  ['estimate', true, -1, 'About yesterday, guessed. Look, smell, taste.'],
  ['estimate', true, 2, 'The last day is in about 2 days.'],
  ['best-before', false, 2, 'The last day is in 2 days.'],
] as const)(
  'food of a kitchen, %s, estimated: %s, with %i days left: %s',
  (kind, isEstimated, days, message) => {
    const [told] = notificationsFor([kept(kind, isEstimated, days)], () => today);
    expect(told && notificationMessage(told)).toBe(message);
  },
);

describe('the list', () => {
  test('begins with what expired, the latest on top, and goes on with what is to be eaten next', () => {
    const days = [-15, 5, -1, 0, 3, 1, -2];
    const told = notificationsFor(
      days.map((ahead) => milk(addDays(today, ahead))),
      () => today,
    );
    expect(told.map(({ daysLeft }) => daysLeft)).toEqual([-1, -2, -15, 0, 1, 3, 5]);
  });

  test.each([
    ['what expired on one day, the last one added first', -1, ['Fish', 'Eggs', 'Milk']],
    ['what is to be eaten by one day, the first one added first', 1, ['Milk', 'Eggs', 'Fish']],
  ])('holds %s', (_, ahead, titles) => {
    const added = ['Milk', 'Eggs', 'Fish'].map((title, index) => ({
      ...milk(addDays(today, ahead), title),
      _id: z.parse(itemIdSchema, `0198c0de-0000-7000-8000-00000000000${index}`),
    }));
    for (const items of [added, added.toReversed()]) {
      expect(notificationsFor(items, () => today).map(({ title }) => title)).toEqual(titles);
    }
  });

  test('tells of each item by the day in its kitchen', () => {
    const elsewhere = z.parse(kitchenIdSchema, '0198c0de-0000-7000-8000-00000000000a');
    const items = [milk(today), { ...milk(today, 'Eggs'), kitchenId: elsewhere }];
    const told = notificationsFor(items, (id) => (id === elsewhere ? addDays(today, 1) : today));
    expect(told.map(({ title, daysLeft }) => [title, daysLeft])).toEqual([
      ['Eggs', -1],
      ['Milk', 0],
    ]);
  });

  test('leaves the items as they are', () => {
    const items = [milk(addDays(today, 3)), milk(today)];
    notificationsFor(items, () => today);
    expect(items).toEqual([milk(addDays(today, 3)), milk(today)]);
  });

  test('never puts the less urgent first, and holds only what can be sent', () => {
    const rank = { high: 0, medium: 1, low: 2 };
    const anyDays = fc.array(fc.integer({ min: -20, max: 20 }));
    fc.assert(
      fc.property(anyDate, anyDays, (today, days) => {
        const told = notificationsFor(
          days.map((ahead) => milk(addDays(today, ahead))),
          () => today,
        );
        const ranks = told.map(({ priority }) => rank[priority]);
        expect(ranks).toEqual(ranks.toSorted());
        expect(told).toHaveLength(days.filter((ahead) => ahead >= -15 && ahead <= 5).length);
        const sent = told.map((one) => ({ ...one, message: notificationMessage(one), seen: false }));
        expect(z.parse(z.array(notificationSchema), sent)).toEqual(sent);
      }),
    );
  });
});
