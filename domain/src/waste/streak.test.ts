import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import { weeksWithoutWaste } from './streak.ts';

const FOUR_WEEKS = ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'];
const ALL = [...FOUR_WEEKS, '2026-11-16'];
const without = (monday: string) => ALL.filter((week) => week !== monday);

test.each([
  ['nothing was told yet', null, [], '2026-11-18', 0],
  ['only this week was told', null, ['2026-11-16'], '2026-11-18', 0],
  ['nothing was ever thrown away', null, ALL, '2026-11-18', 4],
  ['the last waste was on the Sunday of a week', '2026-10-25', ALL, '2026-11-18', 3],
  ['it was on the Monday of that week', '2026-10-19', ALL, '2026-11-18', 3],
  ['it was last week', '2026-11-09', ALL, '2026-11-18', 0],
  ['it was this week', '2026-11-16', ALL, '2026-11-18', 0],
  ['it was before all of them', '2026-10-18', ALL, '2026-11-18', 4],
  ['the people were away for a week', '2026-10-25', without('2026-11-02'), '2026-11-18', 2],
  ['this week has its last day', '2026-10-25', ALL, '2026-11-22', 3],
  ['this week has just ended', '2026-10-25', ALL, '2026-11-23', 4],
  ['a week was told twice', null, [...FOUR_WEEKS, ...FOUR_WEEKS], '2026-11-18', 4],
] as const)('the streak when %s', (_, lastWasted, weeks, today, expected) => {
  expect(
    weeksWithoutWaste({
      lastWasted: lastWasted && calendarDate(lastWasted),
      weeks: weeks.map(calendarDate),
      today: calendarDate(today),
    }),
  ).toBe(expected);
});
