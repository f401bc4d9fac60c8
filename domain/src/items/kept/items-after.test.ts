import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, calendarDate } from '#calendar-date.ts';
import type { ItemId, KitchenItem } from '#items/item.ts';
import { quantityOf, UNITS } from '#items/keeping/amount.ts';
import { DATE_KINDS, labelled } from '#items/keeping/good-through.ts';
import { PLACE_KINDS } from '#kitchens/place.ts';
import { type ItemIntent, itemsAfter } from './items-after.ts';

const RUNS = 10_000;
const TODAY = calendarDate('2026-11-16');
const ID = '0198c0de-0000-7000-8000-000000000001' as ItemId;

const amount = fc.integer({ min: 1, max: 20_000 }).map((thousandths) => thousandths / 1000);
const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays(TODAY, days));

const food = fc
  .record({
    amount,
    unit: fc.constantFrom(...UNITS),
    price: fc.option(fc.nat(5000)),
    place: fc.constantFrom(...PLACE_KINDS),
    expiryDate: fc.option(day),
    kind: fc.constantFrom(...DATE_KINDS),
  })
  .map(
    ({ kind, ...facts }): KitchenItem => ({
      _id: ID,
      title: 'Mince',
      image: null,
      category: 'Meat',
      quantity: quantityOf({ start: facts.amount, left: facts.amount, unit: facts.unit }),
      description: '',
      addedDate: '2026-11-16T08:00:00.000Z',
      addedAt: '2026-11-16T08:00:00.000Z',
      addedBy: 'Ana',
      isAdded: true,
      status: 'available',
      belongsTo: null,
      version: 1,
      amountStart: facts.amount,
      keeping: labelled(facts.expiryDate, kind),
      ...facts,
    }),
  );

const part = fc.option(fc.record({ id: fc.uuid().map((id) => id as ItemId), amount }), { nil: undefined });
const common = { id: fc.constant('event'), itemId: fc.constant(ID), on: day };
const act: fc.Arbitrary<ItemIntent> = fc.oneof(
  fc.record({ ...common, kind: fc.constant('useItem' as const), amount }),
  fc.record({ ...common, kind: fc.constant('openItem' as const), part }),
  fc.record({ ...common, kind: fc.constantFrom('freezeItem' as const, 'thawItem' as const), part }),
  fc.record({
    ...common,
    kind: fc.constant('moveItem' as const),
    place: fc.constantFrom(...PLACE_KINDS),
    part,
  }),
);

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

test('parts and what was used are as much as there was, at the price that it had', () => {
  fc.assert(
    fc.property(food, fc.array(act, { maxLength: 10 }), (start, acts) => {
      let items = [start];
      let used = 0;
      for (const one of acts) {
        const before = sum(items.map((item) => item.amount));
        items = items.flatMap((item) => (item._id === one.itemId ? itemsAfter(item, one, TODAY) : item));
        if (one.kind === 'useItem') used += before - sum(items.map((item) => item.amount));
      }
      for (const { amount: left, amountStart } of items) {
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThanOrEqual(amountStart);
      }
      expect(sum(items.map((item) => item.amount)) + used).toBeCloseTo(start.amount, 6);
      if (items.some(({ _id }) => _id === ID) && start.price !== null)
        expect(sum(items.map(({ price }) => price ?? 0))).toBe(start.price);
    }),
    { numRuns: RUNS },
  );
});

test('a part is its own item, and the rest stays as it was', () => {
  const [mince] = fc.sample(food, 1);
  if (!mince) throw new Error('no food');
  const whole = { ...mince, amount: 400, amountStart: 500, unit: 'g', price: 500, place: 'fridge' } as const;
  const id = '0198c0de-0000-7000-8000-000000000002' as ItemId;
  const [rest, frozen] = itemsAfter(
    { ...whole, keeping: labelled(null) },
    { kind: 'freezeItem', id: 'event', itemId: ID, part: { id, amount: 100 } },
    TODAY,
  );
  expect(rest).toMatchObject({ _id: ID, amount: 300, amountStart: 400, price: 400, place: 'fridge' });
  expect(frozen).toMatchObject({ _id: id, amount: 100, amountStart: 100, price: 100, place: 'freezer' });
});

test('offered, anybody may take it, and kept, it is what it was', () => {
  const [mince] = fc.sample(food, 1);
  if (!mince) throw new Error('no food');
  const offer = { kind: 'offerItem', id: 'event', itemId: ID } as const;
  const [offered] = itemsAfter(mince, { ...offer, free: true }, TODAY);
  expect(offered).toEqual({ ...mince, free: true, version: 2 });
  expect(itemsAfter({ ...mince, free: true }, { ...offer, free: false }, TODAY)).toEqual([
    { ...mince, version: 2 },
  ]);
});
