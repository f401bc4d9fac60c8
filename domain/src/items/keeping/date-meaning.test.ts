import { expect, test } from 'vitest';
import type { CalendarDate } from '#calendar-date.ts';
import { adviceOf, dateCertainty, dateMeaning } from './date-meaning.ts';
import { type DateKind, goodThrough, labelled } from './good-through.ts';

const day = (text: string) => text as CalendarDate;
const kept = (kind: DateKind) => labelled(day('2026-11-20'), kind);
const opened = { on: day('2026-11-16'), days: 2 };
const freezing = { on: day('2026-11-16'), days: 90, daysLeft: 4, time: 1, thawed: null } as const;

/** Perhaps after the day on the label. */
const sometime = { ...freezing, on: day('2026-11-20'), days: 0, daysLeft: 0, isGuess: true } as const;

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

const estimated = { days: 4, source: 'foodkeeper' } as const;
const noDate = labelled(null);

test('a date is said, estimated or unknown', () => {
  expect(dateCertainty(kept('use-by'))).toBe('said');
  expect(dateCertainty(kept('estimate'))).toBe('estimated');
  expect(dateCertainty({ ...kept('use-by'), estimated })).toBe('estimated');
  expect(dateCertainty({ ...kept('use-by'), opened })).toBe('estimated');
  expect(dateCertainty({ ...kept('use-by'), freezing })).toBe('estimated');
  expect(dateCertainty(noDate)).toBe('unknown');
  expect(dateCertainty({ ...noDate, keeps: true })).toBe('said');
  expect(dateCertainty({ ...noDate, estimated: { days: null, source: 'foodkeeper' } })).toBe('estimated');
});

test.each([
  ['said, use by', kept('use-by'), 'do-not-eat'],
  ['estimated of raw meat', { ...kept('use-by'), estimated }, 'do-not-eat'],
  ['said, best before', kept('best-before'), 'look-smell-taste'],
  ['estimated', { ...kept('estimate'), estimated }, 'look-smell-taste'],
  ['frozen', { ...kept('use-by'), freezing }, 'look-smell-taste'],
  ['frozen nobody knows when', { ...kept('use-by'), freezing: sometime }, 'do-not-eat'],
  [
    'of less risk, frozen nobody knows when',
    { ...kept('best-before'), freezing: sometime },
    'look-smell-taste',
  ],
] as const)('past its day, %s: %s', (_, keeping, advice) => {
  const expiryDate = day('2026-11-20');
  expect(adviceOf({ expiryDate, keeping }, day('2026-11-21'))).toBe(advice);
  expect(adviceOf({ expiryDate, keeping }, expiryDate)).toBeNull();
});

test('food without a date has no advice', () => {
  expect(adviceOf({ expiryDate: null, keeping: noDate }, day('2026-11-21'))).toBeNull();
});

test('raw meat that was put into the freezer is not eaten past its day once it is thawed', () => {
  const raw = { ...kept('use-by'), estimated, freezing: { ...freezing, daysLeft: 90 } };
  const thawed = { ...raw, freezing: { ...raw.freezing, thawed: { on: day('2026-12-01'), days: 1 } } };
  const later = day('2027-03-01');
  expect(adviceOf({ expiryDate: day('2027-02-14'), keeping: raw }, later)).toBe('look-smell-taste');
  expect(adviceOf({ expiryDate: day('2026-12-02'), keeping: thawed }, later)).toBe('do-not-eat');
});

test('what was frozen nobody knows when is no better for being thawed', () => {
  const thawed = { ...sometime, thawed: { on: day('2026-12-01'), days: 1 } };
  for (const kind of ['use-by', 'best-before'] as const) {
    const food = { ...kept(kind), freezing: thawed };
    expect(goodThrough(food)).toEqual(goodThrough(kept(kind)));
    expect(dateMeaning(food)).toBe(kind);
  }
});
