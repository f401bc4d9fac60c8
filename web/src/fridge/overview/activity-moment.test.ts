import { expect, test } from 'vitest';
import { activityMoment } from './activity-moment.ts';

test.each([
  ['22:46', 'Nov 17, 2026 at 10:46 PM'],
  ['00:05', 'Nov 17, 2026 at 12:05 AM'],
])('%s is written as the reader writes the time everywhere else', (time, words) => {
  expect(activityMoment({ date: '2026-11-17', time }).replaceAll(/\s/gu, ' ')).toBe(words);
});
