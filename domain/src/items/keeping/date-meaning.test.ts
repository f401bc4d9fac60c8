import { expect, test } from 'vitest';
import type { CalendarDate } from '#calendar-date.ts';
import { dateMeaning } from './date-meaning.ts';
import { type DateKind, labelled } from './good-through.ts';

const day = (text: string) => text as CalendarDate;
const kept = (kind: DateKind) => labelled(day('2026-11-20'), kind);
const opened = { on: day('2026-11-16'), days: 2 };
const freezing = { on: day('2026-11-16'), days: 90, daysLeft: 4, time: 1, thawed: null } as const;

test('a label means what it says', () => {
  for (const kind of ['use-by', 'best-before', 'estimate'] as const)
    expect(dateMeaning(kept(kind))).toBe(kind);
});

test('a day that opening brought forward is an estimate, but food with a use-by date is never eaten after it', () => {
  expect(dateMeaning({ ...kept('best-before'), opened })).toBe('estimate');
  expect(dateMeaning({ ...kept('use-by'), opened })).toBe('use-by');
});

test('in a freezer only the taste suffers; out of it the use-by date counts again', () => {
  expect(dateMeaning({ ...kept('use-by'), freezing })).toBe('estimate');
  const thawed = { on: day('2026-12-01'), days: 1 };
  expect(dateMeaning({ ...kept('use-by'), freezing: { ...freezing, thawed } })).toBe('use-by');
});
