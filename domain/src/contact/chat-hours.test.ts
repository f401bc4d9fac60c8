import { expect, test } from 'vitest';
import { chatState } from './chat-hours.ts';

test.each([
  ['before nine in winter', '2026-01-15T13:59:59Z', false, '2026-01-15T14:00:00Z'],
  ['at nine in winter', '2026-01-15T14:00:00Z', true, '2026-01-15T22:00:00Z'],
  ['just before five in winter', '2026-01-15T21:59:59Z', true, '2026-01-15T22:00:00Z'],
  ['at five in winter', '2026-01-15T22:00:00Z', false, '2026-01-16T14:00:00Z'],
  ['at nine in summer', '2026-07-15T13:00:00Z', true, '2026-07-15T21:00:00Z'],
  ['at five in summer', '2026-07-15T21:00:00Z', false, '2026-07-16T13:00:00Z'],
  ['in the night before clocks go forward', '2026-03-07T23:00:00Z', false, '2026-03-08T13:00:00Z'],
  ['at nine on the day clocks went forward', '2026-03-08T13:00:00Z', true, '2026-03-08T21:00:00Z'],
  ['in the night before clocks go back', '2026-10-31T22:00:00Z', false, '2026-11-01T14:00:00Z'],
  ['at what was nine the day before clocks went back', '2026-11-01T13:00:00Z', false, '2026-11-01T14:00:00Z'],
  ['late in the evening there, the next day in UTC', '2026-07-16T03:00:00Z', false, '2026-07-16T13:00:00Z'],
])('%s', (_, now, isOpen, until) => {
  expect(chatState(new Date(now))).toEqual({ isOpen, until: new Date(until) });
});
