import { foodNames } from '@crisper/texts/foods/names.ts';
import { expect, test } from 'vitest';
import type { KitchenItem } from '#items/item.ts';
import { dishToName } from './dish-to-name.ts';
import { DISHES } from './dishes.ts';
import { ANA, FAMILY, FLAT, STUDENTS, stored, TODAY, VEGANS } from './kitchens.fixture.ts';
import { rank } from './rank.ts';
import { suppliesOf } from './supplies.ts';

const suppliesIn = (items: readonly KitchenItem[]) =>
  suppliesOf(items, { self: ANA, today: TODAY, names: foodNames });
const ids = (items: readonly KitchenItem[]) => items.map(({ _id }) => _id);
const isLast = ({ expiryDate }: KitchenItem) => expiryDate === TODAY;

test.each([
  ['flat of the demo', FLAT],
  ['vegans', VEGANS],
  ['students', STUDENTS],
  ['a family', FAMILY],
])('it is the first dish of the ranking that needs nothing more: %s', (_, items) => {
  const supplies = suppliesIn(items);
  const due = ids(items.filter(isLast));
  const first = rank(
    DISHES.filter(({ kind }) => kind !== 'sauce'),
    { supplies },
  ).offers.find(({ hasEverything }) => hasEverything);
  const named = dishToName(due, { supplies });
  expect(named?.dish.slug).toBe(first?.dish.slug);
  expect(named?.itemIds.length).toBeGreaterThan(0);
  for (const id of named?.itemIds ?? []) expect(due).toContain(id);
});

const name = (items: KitchenItem[], due: KitchenItem[]) =>
  dishToName(ids(due), { supplies: suppliesIn(items) })?.dish.slug ?? null;
const eggs = stored('Eggs', 9, 10);

test('none for a herb, for a food of which little goes in, or where something is missing', () => {
  const spinach = stored('Spinach', 0, 400, 'g');
  const [parsley, milk] = [stored('Parsley', 0), stored('Milk', 0, 3000, 'ml')];
  expect(name([spinach, eggs], [spinach])).not.toBeNull();
  expect(name([spinach], [spinach])).toBeNull();
  expect(name([spinach, eggs, parsley], [parsley])).toBeNull();
  expect(name([milk], [milk])).toBeNull();
});
