import { foodNames } from '@crisper/texts/foods/names.ts';
import { expect, test } from 'vitest';
import type { KitchenItem } from '#items/item.ts';
import { DISHES } from './dishes.ts';
import { ANA, FAMILY, FLAT, STUDENTS, stored, TODAY, VEGANS } from './kitchens.fixture.ts';
import { offerOf, rank } from './rank.ts';
import { suppliesOf } from './supplies.ts';
import { actOf, type UsedRow, usedBy } from './used.ts';

const suppliesIn = (items: readonly KitchenItem[]) =>
  suppliesOf(items, { self: ANA, today: TODAY, names: foodNames });

/** The row of an item that goes into a dish. */
function rowIn(slug: string, item: KitchenItem, portions?: number): UsedRow | undefined {
  const dish = DISHES.find((one) => one.slug === slug);
  if (!dish) throw new Error(`there is no ${slug}`);
  const offer = offerOf(dish, DISHES, { supplies: suppliesIn([item]) }, portions);
  return offer ? usedBy(offer)[0] : undefined;
}

test.each([
  ['the same unit is exact', 'frittata', stored('Eggs', 9, 10), { is: 'amount', amount: 8 }, false],
  ['half of it', 'frittata', stored('Eggs', 9, 16), { is: 'half' }, false],
  ['all of it, and never more', 'frittata', stored('Eggs', 9, 6), { is: 'all' }, false],
  ['grams', 'bolognese-sauce', stored('Minced beef', 3, 800, 'g'), { is: 'amount', amount: 500 }, false],
  ['pieces by their usual weight', 'vegetable-soup', stored('Carrots', 9, 20), { is: 'half' }, true],
  ['whole pieces of many', 'grain-salad', stored('Tomatoes', 9, 8), { is: 'amount', amount: 5 }, true],
  ['one piece by its weight', 'slaw', stored('Cabbage', 9, 1), { is: 'half' }, true],
  ['a pack that is the last one', 'green-baked-eggs', stored('Spinach', 9, 1, 'pack'), { is: 'all' }, true],
  [
    'packs of which more are there',
    'green-baked-eggs',
    stored('Spinach', 9, 3, 'pack'),
    { is: 'half' },
    true,
  ],
  ['packs that are due', 'green-baked-eggs', stored('Spinach', 1, 3, 'pack'), { is: 'all' }, true],
  ['a bottle for a spoonful', 'noodle-soup', stored('Soy sauce', 90), { is: 'none' }, true],
  ['herbs that are due', 'frittata', stored('Parsley', 1), { is: 'all' }, true],
  ['what it is seasoned with', 'dal', stored('Cumin', 300), { is: 'none' }, true],
])('%s', (_, slug, item, used, isGuessed) => {
  expect(rowIn(slug, item)).toMatchObject({ used, isGuessed });
});

test('for fewer portions less is used', () => {
  expect(rowIn('frittata', stored('Eggs', 9, 10), 2)?.used).toEqual({ is: 'amount', amount: 4 });
  expect(rowIn('frittata', stored('Eggs', 9, 10), 3)?.used).toEqual({ is: 'amount', amount: 6 });
});

const milk = stored('Milk', 2, 500, 'ml');

test.each([
  [{ is: 'none' } as const, null],
  [{ is: 'half' } as const, { kind: 'useItem', itemId: milk._id, amount: 250 }],
  [{ is: 'all' } as const, { kind: 'finishItem', itemId: milk._id, outcome: 'eaten' }],
  [{ is: 'amount', amount: 120 } as const, { kind: 'useItem', itemId: milk._id, amount: 120 }],
  [{ is: 'amount', amount: 700 } as const, { kind: 'finishItem', itemId: milk._id, outcome: 'eaten' }],
])('%o becomes an act', (used, act) => expect(actOf({ item: milk, used })).toEqual(act));

test('no row uses more than is there, and each item has one', () => {
  for (const items of [FLAT, VEGANS, STUDENTS, FAMILY])
    for (const offer of rank(DISHES, { supplies: suppliesIn(items) }).offers) {
      const rows = usedBy(offer);
      expect(new Set(rows.map(({ item }) => item._id)).size).toBe(rows.length);
      for (const { item, used } of rows)
        if (used.is === 'amount') expect(used.amount).toBeLessThan(item.amount);
    }
});
