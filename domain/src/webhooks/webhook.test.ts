import { expect, test } from 'vitest';
import { nextTryAt } from './webhook.ts';

const since = new Date('2026-11-18T08:00:00Z');
const failed = { status: 503, failures: 1, since, now: since, retryAfterSeconds: null };
const secondsLater = (at: Date | null) => at && (at.getTime() - since.getTime()) / 1000;

test.each([
  ['the first failure', {}, 5],
  ['the third', { failures: 3 }, 45],
  ['the thirtieth', { failures: 30 }, 21_600],
  ['a receiver that asks for longer', { retryAfterSeconds: 600 }, 600],
  ['a receiver that asks for less', { failures: 5, retryAfterSeconds: 1 }, 405],
  ['no response at all', { status: 0 }, 5],
  ['a receiver that wants no more', { status: 410 }, null],
  ['a receiver that asks for a month', { retryAfterSeconds: 30 * 86_400 }, null],
  ['a receiver that asks for 300,000 years', { retryAfterSeconds: 9_999_999_999_999 }, null],
  ['five days', { failures: 30, now: new Date('2026-11-23T07:00:00Z') }, null],
])('after %s, the next try comes in %s seconds', (_, known, expected) => {
  expect(secondsLater(nextTryAt({ ...failed, ...known }))).toBe(expected);
});

test('tries go on for five days, and there are not many of them', () => {
  let now = since;
  let tries = 1;
  for (;;) {
    const next = nextTryAt({ ...failed, failures: tries, now });
    if (!next) break;
    now = next;
    tries++;
  }
  expect((secondsLater(now) ?? 0) / 86_400).toBeGreaterThan(4.7);
  expect(tries).toBeLessThan(40);
});
