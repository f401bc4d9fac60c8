import { expect, test } from 'vitest';
import { DAY_MS } from '#durations.ts';
import { mayAskToRemind } from './reminder-question.ts';

test.each([
  ['never', null, true],
  ['yesterday', { times: 1, at: -DAY_MS }, false],
  ['a week ago', { times: 1, at: -7 * DAY_MS }, true],
  ['twice, the last time a year ago', { times: 2, at: -365 * DAY_MS }, false],
])('a person who said "Not now" %s is asked: %s', (_, aside, expected) => {
  expect(mayAskToRemind(aside, 0)).toBe(expected);
});
