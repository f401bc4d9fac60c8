import { timeLeft } from '@crisper/domain/items/countdown.ts';
import { expect, test } from 'vitest';
import { countdownText } from './countdown.ts';

const end = new Date('2026-03-11T00:00:00Z');

test.each([
  ['2026-03-08T21:56:00Z', 'Time left: 2d : 2h : 4m'],
  ['2026-03-10T00:00:00Z', 'Time left: 1d : 0h : 0m'],
  ['2026-03-10T00:00:01Z', 'Time left: 0d : 23h : 59m'],
  ['2026-03-10T23:59:59Z', 'Time left: 0d : 0h : 0m'],
  ['2026-03-11T00:00:00Z', 'This item has expired.'],
  ['2026-04-01T00:00:00Z', 'This item has expired.'],
])('at %s, food good through 10 March shows "%s"', (now, text) => {
  expect(countdownText(timeLeft(end, new Date(now)))).toBe(text);
});
