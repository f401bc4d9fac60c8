import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, calendarDate, daysBetween } from '#calendar-date.ts';
import { type Amount, use } from './amount.ts';
import { DATE_KINDS, goodThrough, type Keeping, labelled } from './good-through.ts';
import { freeze, type Kept, open, stricterLabel, thaw } from './keep.ts';

const RUNS = 10_000;
const START = calendarDate('2026-11-16');
const dayOf = (n: number) => addDays(START, n);

const day = fc.integer({ min: 0, max: 60 }).map(dayOf);
const days = fc.integer({ min: 0, max: 30 });
const food = fc
  .record({ date: fc.option(day), kind: fc.constantFrom(...DATE_KINDS) })
  .map(({ date, kind }) => labelled(date, kind));

type Act = (keeping: Keeping) => Kept;
const opened = fc.record({ on: day, days: fc.option(days) }).map(
  (given): Act =>
    (keeping) =>
      open(keeping, given.on, given.days),
);
const frozen = fc.record({ on: day, days }).map(
  (given): Act =>
    (keeping) =>
      freeze(keeping, given.on, given.days),
);
const thawed = fc.record({ on: day, days }).map(
  (given): Act =>
    (keeping) =>
      thaw(keeping, given.on, given.days),
);
const relabelled = fc.record({ date: day, kind: fc.constantFrom(...DATE_KINDS) }).map(
  ({ date, kind }): Act =>
    (keeping) => ({ keeping: stricterLabel(keeping, { labelDate: date, dateKind: kind }) }),
);
const act = fc.oneof(opened, frozen, thawed, relabelled);

/** A refused act changes nothing. */
const apply = (keeping: Keeping, acts: Act[]) =>
  acts.reduce((known, one) => {
    const kept = one(known);
    return 'refused' in kept ? known : kept.keeping;
  }, keeping);

test('a use-by date is never lengthened outside a freezer', () => {
  fc.assert(
    fc.property(food, fc.array(fc.oneof(opened, relabelled), { maxLength: 8 }), (start, acts) => {
      const end = apply(start, acts);
      if (end.labelDate === null) return;
      expect(goodThrough(end)?.date.localeCompare(end.labelDate)).toBeLessThanOrEqual(0);
    }),
    { numRuns: RUNS },
  );
});

test('thawed food has no more days outside a freezer than its label gave it', () => {
  const stricter = fc.oneof(opened, frozen, thawed, relabelled);
  fc.assert(
    fc.property(food, fc.array(stricter, { maxLength: 12 }), (start, acts) => {
      const end = apply(start, acts);
      const { labelDate, freezing } = end;
      if (!labelDate || freezing?.time !== 1 || !freezing.thawed) return;
      const daysSince = daysBetween(freezing.thawed.on, goodThrough(end)?.date ?? freezing.thawed.on);
      expect(daysSince).toBeLessThanOrEqual(Math.max(0, daysBetween(freezing.on, labelDate)));
    }),
    { numRuns: RUNS },
  );
});

test('nothing is frozen more than twice, and it has a last day as soon as it was frozen', () => {
  fc.assert(
    fc.property(food, fc.array(act, { maxLength: 12 }), (start, acts) => {
      const { freezing, ...rest } = apply(start, acts);
      expect([undefined, 1, 2]).toContain(freezing?.time);
      if (freezing) expect(goodThrough({ ...rest, freezing })).not.toBeNull();
    }),
    { numRuns: RUNS },
  );
});

test('of two phones it does not matter which arrives first', () => {
  const pair = fc.oneof(
    fc.tuple(opened, opened),
    fc.tuple(relabelled, relabelled),
    fc.tuple(opened, relabelled),
    fc.tuple(thawed, thawed),
  );
  const before = fc.oneof(
    food,
    fc.tuple(food, frozen).map(([keeping, freezing]) => apply(keeping, [freezing])),
  );
  fc.assert(
    fc.property(before, pair, (start, [one, other]) => {
      const [first, second] = [apply(start, [one, other]), apply(start, [other, one])];
      expect(goodThrough(first)?.date).toBe(goodThrough(second)?.date);
    }),
    { numRuns: RUNS },
  );
});

test('what was there is what is left and what was used, and never less than nothing', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 12 }), (start, uses) => {
      let left: Amount = { start, left: start, unit: 'g' };
      let used = 0;
      for (const wanted of uses) {
        const done = use(left, wanted);
        expect(done.used + done.missing).toBeCloseTo(wanted, 6);
        left = done.amount;
        used += done.used;
      }
      expect(left.left).toBeGreaterThanOrEqual(0);
      expect(left.left + used).toBeCloseTo(start, 6);
    }),
    { numRuns: RUNS },
  );
});
