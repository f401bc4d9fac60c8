import { describe, expect, test } from 'vitest';
import { type CalendarDate, calendarDate } from '#calendar-date.ts';
import { type DateKind, goodThrough, type Keeping, newLabel } from './good-through.ts';
import { freeze, goodUntil, type Kept, label, open, stricterLabel, thaw } from './keep.ts';

const day = (text: string) => calendarDate(text);
const said = (date: string, dateKind: DateKind) => ({ labelDate: day(date), dateKind });
const labelled = (kind: DateKind, date: string | null): Keeping => ({
  labelDate: date === null ? null : day(date),
  dateKind: kind,
  opened: null,
  freezing: null,
});

type Act = (keeping: Keeping) => Kept;
const opened =
  (on: string, days: number | null): Act =>
  (keeping) =>
    open(keeping, day(on), days);
const frozen =
  (on: string, days: number): Act =>
  (keeping) =>
    freeze(keeping, day(on), days);
const thawed =
  (on: string, days: number): Act =>
  (keeping) =>
    thaw(keeping, day(on), days);

/** What the acts come to, one after another. */
function after(keeping: Keeping, ...acts: Act[]): Kept {
  return acts.reduce<Kept>((kept, act) => ('refused' in kept ? kept : act(kept.keeping)), { keeping });
}

function good(kept: Kept): CalendarDate | null | string {
  return 'refused' in kept ? kept.refused : (goodThrough(kept.keeping)?.date ?? null);
}

const milk = labelled('best-before', '2026-11-24');
const mince = labelled('use-by', '2026-11-18');
const bread = labelled('best-before', '2026-11-14');
const undated = labelled('estimate', null);
const frozenMince = frozen('2026-11-16', 90);

test.each<[string, Keeping, Act[], string | null]>([
  ['1: opened milk keeps for its days', milk, [opened('2026-11-16', 7)], '2026-11-23'],
  ['2: opened milk never keeps longer than its label says', milk, [opened('2026-11-22', 7)], '2026-11-24'],
  ['3: frozen mince keeps for its freezer days', mince, [frozenMince], '2027-02-14'],
  ['4: thawed mince keeps for its thaw day', mince, [frozenMince, thawed('2027-01-10', 1)], '2027-01-11'],
  [
    '5: frozen on its last day, it is good on the day of thawing only',
    mince,
    [frozen('2026-11-18', 90), thawed('2027-01-10', 1)],
    '2027-01-10',
  ],
  ['6: mince is not frozen after its use-by date', mince, [frozen('2026-11-19', 90)], 'use_by_passed'],
  ['7: bread may be frozen after its best-before date', bread, [frozen('2026-11-16', 90)], '2027-02-14'],
  [
    '7: and is good on the day of thawing only',
    bread,
    [frozen('2026-11-16', 90), thawed('2026-12-01', 2)],
    '2026-12-01',
  ],
  [
    '8: thawed on two phones, the earlier day counts',
    mince,
    [frozenMince, thawed('2027-01-10', 1), thawed('2027-01-09', 1)],
    '2027-01-10',
  ],
  [
    '8: also when the earlier one arrives first',
    mince,
    [frozenMince, thawed('2027-01-09', 1), thawed('2027-01-10', 1)],
    '2027-01-10',
  ],
  [
    '9: refrozen mince keeps for its freezer days again',
    mince,
    [frozenMince, thawed('2027-01-10', 2), frozen('2027-01-11', 90)],
    '2027-04-11',
  ],
  [
    '9: a second thaw gives one day at most',
    mince,
    [frozenMince, thawed('2027-01-10', 2), frozen('2027-01-11', 90), thawed('2027-02-01', 2)],
    '2027-02-02',
  ],
  [
    '10: nothing is frozen a third time',
    mince,
    [
      frozenMince,
      thawed('2027-01-10', 2),
      frozen('2027-01-11', 90),
      thawed('2027-02-01', 2),
      frozen('2027-02-01', 90),
    ],
    'frozen_twice',
  ],
  [
    '10: nothing is frozen again after it was over',
    mince,
    [frozenMince, thawed('2027-01-10', 1), frozen('2027-01-12', 90)],
    'over_before_freezing',
  ],
  [
    '11: opened soup keeps while frozen',
    undated,
    [opened('2026-11-16', 3), frozen('2026-11-18', 60)],
    '2027-01-17',
  ],
  [
    '11: and thawed for the one day that was left',
    undated,
    [opened('2026-11-16', 3), frozen('2026-11-18', 60), thawed('2026-12-20', 2)],
    '2026-12-21',
  ],
  ['12: salt keeps, opened or not', undated, [opened('2026-11-16', null)], null],
  ['13: opened honey keeps for a year', undated, [opened('2026-11-16', 365)], '2027-11-16'],
  ['14: undated food keeps for its freezer days', undated, [frozen('2026-11-16', 180)], '2027-05-15'],
  [
    '14: and thawed for its thaw days',
    undated,
    [frozen('2026-11-16', 180), thawed('2026-11-20', 2)],
    '2026-11-22',
  ],
  [
    '15: freezing never shortens',
    labelled('best-before', '2027-09-01'),
    [frozen('2026-11-16', 180)],
    '2027-09-01',
  ],
  [
    '16: peas bought frozen keep as their label says',
    labelled('best-before', '2028-03-31'),
    [frozen('2026-11-16', 180)],
    '2028-03-31',
  ],
  [
    '16: until they are thawed',
    labelled('best-before', '2028-03-31'),
    [frozen('2026-11-16', 180), thawed('2026-11-20', 2)],
    '2026-11-22',
  ],
  ['17: what is frozen is not frozen', mince, [frozenMince, frozenMince], 'frozen_already'],
  ['17: what never was frozen is not thawed', mince, [thawed('2026-11-16', 1)], 'not_frozen'],
  [
    'what is opened after thawing keeps no longer than opened',
    labelled('best-before', '2026-12-24'),
    [frozen('2026-11-16', 90), thawed('2026-12-01', 10), opened('2026-12-02', 3)],
    '2026-12-05',
  ],
])('%s', (_, keeping, acts, expected) => {
  expect(good(after(keeping, ...acts))).toBe(expected);
});

test.each([
  [frozen('2026-11-16', 90), frozen('2026-11-17', 90)],
  [opened('2026-11-16', 7), opened('2026-11-17', 7)],
  [frozen('2026-11-16', 90), frozen('2026-11-19', 90)],
])('two phones come to the same, whichever arrives first', (one, other) => {
  const applied = (...acts: Act[]) =>
    acts.reduce((keeping, act) => {
      const kept = act(keeping);
      return 'refused' in kept ? keeping : kept.keeping;
    }, mince);
  expect(applied(one, other)).toEqual(applied(other, one));
});

test('of two label dates the earlier counts, and on the same day the stricter kind', () => {
  expect(stricterLabel(milk, said('2026-11-20', 'estimate'))).toMatchObject({ labelDate: '2026-11-20' });
  expect(stricterLabel(milk, said('2026-11-25', 'use-by'))).toBe(milk);
  expect(stricterLabel(milk, said('2026-11-24', 'use-by'))).toMatchObject({ dateKind: 'use-by' });
  expect(stricterLabel(milk, said('2026-11-24', 'estimate'))).toBe(milk);
  expect(stricterLabel(undated, said('2026-11-24', 'estimate'))).toMatchObject({ labelDate: '2026-11-24' });
});

test('the fact that decides is named', () => {
  const because = (kept: Kept) => ('refused' in kept ? null : goodThrough(kept.keeping)?.because);
  expect(because(after(milk))).toBe('label');
  expect(because(after(milk, opened('2026-11-16', 7)))).toBe('opened');
  expect(because(after(milk, opened('2026-11-22', 7)))).toBe('label');
  expect(because(after(mince, frozenMince))).toBe('frozen');
  expect(because(after(mince, frozenMince, thawed('2027-01-10', 1)))).toBe('thawed');
});

test('a label that is corrected while the food is frozen counts when it is thawed', () => {
  const kept = after(mince, frozenMince);
  if ('refused' in kept) throw new Error(kept.refused);
  const corrected = label(kept.keeping, said('2026-11-16', 'use-by'));
  expect(good(thaw(corrected, day('2027-01-10'), 2))).toBe('2027-01-10');
});

const guessed = { ...milk, estimated: { days: 7, source: 'foodkeeper' } } as const satisfies Keeping;

test('what somebody says is no estimate any more, and stands above one, also a later day', () => {
  expect(label(guessed, { labelDate: day('2026-11-26') })).toEqual(labelled('best-before', '2026-11-26'));
  expect(stricterLabel(guessed, said('2026-11-26', 'best-before'))).toMatchObject({
    labelDate: '2026-11-26',
  });
  expect(label(labelled('estimate', '2026-11-20'), { labelDate: day('2026-11-26') }).dateKind).toBe(
    'best-before',
  );
});

test('a person who says what the date means has read it', () => {
  expect(label(guessed, { dateKind: 'use-by' })).toEqual(labelled('use-by', '2026-11-24'));
});

test('no date is said, or unknown', () => {
  expect(label(milk, { labelDate: null })).toMatchObject({ labelDate: null, keeps: true });
  expect(label(undated, { dateKind: 'use-by' }).keeps).toBeUndefined();
  expect(newLabel({}).keeps).toBeUndefined();
  expect(newLabel({ labelDate: null }).keeps).toBe(true);
});

describe('a day that somebody knows better than the facts', () => {
  const chicken = labelled('use-by', '2026-11-20');
  const of = (keeping: Keeping, ...acts: Act[]) => {
    const kept = after(keeping, ...acts);
    if ('refused' in kept) throw new Error(kept.refused);
    return kept.keeping;
  };
  const inFreezer = of(chicken, frozen('2026-11-18', 270));

  test('keeps what it means: use-by of opened and thawed meat is use-by', () => {
    for (const keeping of [
      of(chicken, opened('2026-11-18', 1)),
      of(chicken, frozen('2026-11-18', 270), thawed('2026-11-22', 1)),
    ]) {
      const corrected = goodUntil(keeping, day('2026-11-24'));
      expect(corrected.dateKind).toBe('use-by');
      expect(goodThrough(corrected)?.date).toBe('2026-11-24');
    }
    expect(goodUntil(of(chicken, opened('2026-11-18', 1)), day('2026-11-24'), 'best-before').dateKind).toBe(
      'best-before',
    );
  });

  test('leaves it frozen, so that it is thawed when it is taken out', () => {
    const corrected = goodUntil(inFreezer, day('2027-03-01'));
    expect(goodThrough(corrected)).toEqual({ date: '2027-03-01', because: 'frozen' });
    const out = of(corrected, thawed('2027-02-01', 1));
    expect(goodThrough(out)).toEqual({ date: '2027-02-02', because: 'thawed' });
    expect(out.dateKind).toBe('use-by');
    expect(goodUntil(inFreezer, null).freezing).toEqual({ ...inFreezer.freezing, daysLeft: null });
  });

  test('is also earlier than the days that were left', () => {
    expect(goodThrough(goodUntil(inFreezer, day('2026-11-19')))?.date).toBe('2026-11-19');
    expect(goodThrough(goodUntil(inFreezer, day('2026-11-01')))?.date).toBe('2026-11-18');
  });
});
