import { expect, test } from 'vitest';
import { calendarDate as date } from '#calendar-date.ts';
import { goodThrough } from '#items/keeping/good-through.ts';
import { importedKeeping } from './imported-food.ts';

const cameOn = date('2026-11-15');
const keptIn = (place: 'freezer' | 'fridge', labelDate: string | null) =>
  importedKeeping(
    { place, labelDate: labelDate === null ? null : date(labelDate), dateKind: 'use-by' },
    'Meat',
    cameOn,
  );

test.each([
  ['with a day to come, it keeps as long as is usual from the day on which it came', '2026-11-17', 90],
  ['without a day, the same', null, 90],
])('of food in a freezer nobody says when it was frozen: %s', (_, labelDate, days) => {
  expect(keptIn('freezer', labelDate).freezing).toMatchObject({ on: cameOn, days, isGuess: true });
});

test.each([
  ['2026-11-14', '2026-11-14'],
  // No day of freezing is before the first day of events.
  ['1998-05-12', '2000-01-01'],
])('past its day of %s, it is not good for months from the day on which it came', (labelDate, on) => {
  const keeping = keptIn('freezer', labelDate);
  expect(goodThrough(keeping)?.date).toBe(labelDate);
  expect(keeping.freezing).toMatchObject({ on, days: 0, daysLeft: 0, isGuess: true });
});

test('elsewhere nothing is frozen', () => {
  expect(keptIn('fridge', '2026-11-14').freezing).toBeNull();
});
