import { foodNames } from '@crisper/texts/foods/names.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FOODS } from '#foods/foods.ts';
import type { KitchenItem } from '#items/item.ts';
import { adviceOf } from '#items/keeping/date-meaning.ts';
import { DATE_KINDS, labelled } from '#items/keeping/good-through.ts';
import { DISHES } from './dishes.ts';
import { ANA, frozen, stored, TODAY } from './kitchens.fixture.ts';
import { rank } from './rank.ts';
import { type Supplies, suppliesOf } from './supplies.ts';

const suppliesIn = (items: readonly KitchenItem[]) =>
  suppliesOf(items, { self: ANA, today: TODAY, names: foodNames });

const WHERE = ['ingredients', 'ready', 'unknown'] as const;
const whereIs = (item: KitchenItem) => {
  const supplies: Supplies = suppliesIn([item]);
  return WHERE.filter((where) => supplies[where].length > 0);
};
const useBy = (title: string, days: number) => {
  const item = stored(title, days);
  return { ...item, keeping: labelled(item.expiryDate, 'use-by') };
};
const estimated = (title: string, days: number) => {
  const item = stored(title, days);
  return {
    ...item,
    keeping: labelled(item.expiryDate, 'estimate', { estimated: { days: 2, source: 'own' } }),
  };
};

test.each([
  ['a vegetable on its last day', stored('Broccoli', 0), ['ingredients']],
  ['best before three days ago', stored('Yoghurt', -3), ['ingredients']],
  ['best before four days ago', stored('Yoghurt', -4), []],
  ['past its use-by date', useBy('Milk', -1), []],
  ['on its use-by date', useBy('Milk', 0), ['ingredients']],
  ['raw meat past an estimate', estimated('Chicken thighs', -1), []],
  ['raw fish past an estimate', estimated('Cod', -1), []],
  ['carrots past an estimate', estimated('Carrots', -1), ['ingredients']],
  ['leftover rice past its day', stored('Leftover rice', -1), []],
  ['leftover rice', stored('Leftover rice', 0), ['ingredients']],
  ['leftover pasta', stored('Leftover pasta', 1), ['ingredients']],
  ['leftover chicken', stored('Leftover chicken', 1), ['ingredients']],
  ['a leftover dish', stored('Leftover curry', 1), ['ready']],
  ['leftover paella, though it is of rice', stored('Paella', 1), ['ready']],
  ['a leftover dish past its day', stored('Leftover curry', -1), []],
  ['a dish in the freezer', frozen(stored('Leftover curry', 1)), []],
  ['frozen meat', frozen(stored('Minced beef', 1)), ['ingredients']],
  ['the own food of somebody else', stored('Eggs', 1, 6, 'piece', { belongsTo: 'ben' }), []],
  ['own food', stored('Eggs', 1, 6, 'piece', { belongsTo: ANA }), ['ingredients']],
  ['what nobody knows', stored('Zorbleflax', 1), ['unknown']],
  ['household goods', stored('Loo roll', null), []],
  ['what is used up', stored('Eggs', 1, 0), []],
])('%s', (_, item, where) => expect(whereIs(item)).toEqual(where));

test.each([
  [0, 1],
  [1, 0.75],
  [2, 0.5625],
  [14, 0.75 ** 14],
  [15, 0],
  [-2, 0.75],
  [null, 0],
])('with %s days left the urgency is %s', (days, urgency) => {
  expect(suppliesIn([stored('Carrots', days)]).ingredients[0]?.urgency).toBeCloseTo(urgency, 10);
});

test('frozen food is not urgent', () => {
  expect(suppliesIn([frozen(stored('Carrots', 0))]).ingredients[0]?.urgency).toBe(0);
});

const titles = [...FOODS.keys()].map((id) => foodNames.foods[id]?.split(',')[0] ?? id);
const someItem = fc.record({
  title: fc.constantFrom(...titles),
  days: fc.option(fc.integer({ min: -8, max: 20 })),
  kind: fc.constantFrom(...DATE_KINDS),
  amount: fc.constantFrom(1, 2, 6, 300, 1000),
  unit: fc.constantFrom('piece', 'g', 'ml', 'pack', 'portion'),
  belongsTo: fc.constantFrom(null, null, ANA, 'ben'),
});
const someKitchen = fc.array(someItem, { minLength: 20, maxLength: 60 }).map((rows) =>
  rows.map(({ title, days, kind, amount, unit, belongsTo }, at) => {
    const item = stored(title, days, amount, unit, { belongsTo });
    return {
      ...item,
      _id: `${item._id}-${at}` as KitchenItem['_id'],
      keeping: labelled(item.expiryDate, kind),
    };
  }),
);

test('no dish uses what must not be eaten, what is somebody else\u2019s, or a thing twice', () => {
  fc.assert(
    fc.property(someKitchen, (items) => {
      const supplies = suppliesIn(items);
      const { offers, complete } = rank(DISHES, { supplies });
      for (const { uses } of [...offers, ...complete]) {
        expect(new Set(uses.map(({ item }) => item._id)).size).toBe(uses.length);
        for (const { item, food, daysLeft } of uses) {
          expect(item.belongsTo === null || item.belongsTo === ANA).toBe(true);
          expect(adviceOf(item, TODAY)).not.toBe('do-not-eat');
          if (daysLeft !== null) expect(daysLeft).toBeGreaterThanOrEqual(food.traits.has('use-by') ? 0 : -3);
        }
      }
    }),
    { numRuns: 20 },
  );
});
