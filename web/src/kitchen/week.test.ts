import { addDays, calendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { itemAdded } from '@crisper/domain/items/kept/items-after.ts';
import { A_WEEK, readIn, saidOn, WEEK_DAYS } from '@crisper/domain/testing/a-week.ts';
import { dueHeading } from '@crisper/texts/items/kitchen-food.ts';
import { expect, test } from 'vitest';
import { dayText, groupOf } from './day-text.ts';
import { dayDetail } from './food-detail.ts';

const first = calendarDate('2026-11-16');
const week = A_WEEK.map((food) => ({
  ...food,
  item: itemAdded(
    {
      id: food.title,
      kind: 'addItem',
      item: { id: food.title as ItemId, title: food.title, ...food.dates(first) },
    },
    { addedBy: 'Ana', at: new Date(first), today: first },
  ),
}));

test.each(Array.from({ length: WEEK_DAYS }, (_, day) => day))(
  'on day %i of a week, row, heading and page say the same about each food',
  (day) => {
    const today = addDays(first, day);
    for (const { item, ...food } of week) {
      const group = groupOf(item, today);
      const said = saidOn(food, day);
      expect(readIn(dayText(item, today) ?? ''), food.title).toEqual(said);
      expect(readIn(dueHeading[group]), food.title).toEqual({ ...said, isAbout: false });
      // Below a heading that says the day, a day that somebody said is not said again.
      const row = dayDetail(item, today);
      if (row !== null || food.isAbout) expect(readIn(row ?? ''), food.title).toEqual(said);
    }
  },
);

test('food that nobody knows the date of stands apart all week, and food that keeps does not', () => {
  for (let day = 0; day < WEEK_DAYS; day++) {
    const groups = new Map(week.map(({ item }) => [item.title, groupOf(item, addDays(first, day))]));
    expect(groups.get('Cashew dip')).toBe('unknown');
    expect(groups.get('Honey')).toBe('later');
  }
});
