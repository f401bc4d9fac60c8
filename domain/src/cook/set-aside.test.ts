import { foodNames } from '@crisper/texts/foods/names.ts';
import { expect, test } from 'vitest';
import { addDays } from '#calendar-date.ts';
import type { KitchenItem } from '#items/item.ts';
import { DISHES } from './dishes.ts';
import { ANA, FAMILY, FLAT, STUDENTS, stored, TODAY } from './kitchens.fixture.ts';
import { rank } from './rank.ts';
import { type Meal, offerBesides, setAside } from './set-aside.ts';
import { suppliesOf } from './supplies.ts';

const suppliesIn = (items: readonly KitchenItem[]) =>
  suppliesOf(items, { self: ANA, today: TODAY, names: foodNames });

function meal(slug: string, days = 0, portions?: number): Meal {
  const dish = DISHES.find((one) => one.slug === slug);
  if (!dish) throw new Error(`there is no ${slug}`);
  return { id: `${slug} ${days}`, dish, portions: portions ?? dish.portions, day: addDays(TODAY, days) };
}

const asideIn = (items: readonly KitchenItem[], meals: readonly Meal[], chosen: readonly string[] = []) =>
  setAside(meals, { supplies: suppliesIn(items), chosen });
const leftOf = ({ supplies }: ReturnType<typeof setAside>) =>
  Object.fromEntries(supplies.ingredients.map(({ item, left }) => [item.title, left]));

const EGGS_AND_MORE = [
  stored('Eggs', 9, 10),
  stored('Spinach', 2, 400, 'g'),
  stored('Tinned tomatoes', 300, 4),
  stored('Onions', 20, 5),
];

test('what a meal needs is spoken for, and the rest is not', () => {
  expect(leftOf(asideIn(EGGS_AND_MORE, [meal('frittata')]))).toEqual({
    Eggs: 2,
    'Tinned tomatoes': 4,
    Onions: 4,
  });
});

test('two meals never count one pack', () => {
  const aside = asideIn(EGGS_AND_MORE, [meal('frittata', 1), meal('shakshouka', 0)]);
  const slotsOf = (id: string) => aside.meals.get(id)?.offer.slots ?? [];
  expect(slotsOf('frittata 1')[0]).toMatchObject({ state: 'there', uses: [{ amount: 8 }] });
  // It was planned later, so it does not take the eggs away, though it comes sooner.
  expect(slotsOf('shakshouka 0')[0]).toMatchObject({ state: 'short', uses: [{ amount: 2, left: 2 }] });
  expect(leftOf(aside)).not.toHaveProperty('Eggs');
});

test.each([
  ['flat of the demo', FLAT],
  ['students', STUDENTS],
  ['a family', FAMILY],
])('whatever is planned, no more is spoken for than is there: %s', (_, items) => {
  const { offers } = rank(DISHES, { supplies: suppliesIn(items) });
  const meals = offers.slice(0, 7).map(({ dish }, days) => meal(dish.slug, days, 6));
  const aside = asideIn(items, meals);
  const used = new Map<string, number>();
  for (const { offer } of aside.meals.values())
    for (const { item, amount } of offer.slots.flatMap(({ slot, uses }) =>
      uses.filter((use) => use.item.unit === slot.unit),
    ))
      used.set(item.title, (used.get(item.title) ?? 0) + (amount ?? 0));
  expect(used.size).toBeGreaterThan(0);
  for (const { title, amount } of items) expect(used.get(title) ?? 0).toBeLessThanOrEqual(amount + 1e-9);
});

test('what will be past its day by then is not counted, and stays for other dishes', () => {
  const items = [
    stored('Eggs', 9, 10),
    stored('Minced beef', 0, 500, 'g', {}),
    stored('Spinach', 0, 300, 'g'),
  ];
  const aside = asideIn(items, [meal('frittata', 5)]);
  const offer = aside.meals.get('frittata 5')?.offer;
  expect(offer?.lacking.map(({ slot }) => slot.id)).toEqual(['vegetables']);
  expect(leftOf(aside)).toMatchObject({ Spinach: 300 });
  // Who cooks it today after all has the spinach.
  const now = aside.meals.get('frittata 5')?.now.ingredients.map(({ item }) => item.title);
  expect(now).toContain('Spinach');
});

test('food of a planned meal saves no other dish', () => {
  const supplies = suppliesIn(EGGS_AND_MORE);
  const usesSpinach = (answer: ReturnType<typeof rank>) =>
    answer.offers.some(({ uses }) => uses.some(({ item }) => item.title === 'Spinach'));
  expect(usesSpinach(rank(DISHES, { supplies }))).toBe(true);
  const left = setAside([meal('frittata', 1)], { supplies }).supplies;
  expect(usesSpinach(rank(DISHES, { supplies: left }))).toBe(false);
  expect(rank(DISHES, { supplies: left }).due).toEqual([]);
});

test('a small rest is no food for another dish, and seasonings are for all', () => {
  const items = [stored('Eggs', 9, 8), stored('Spinach', 1, 450, 'g'), stored('Parsley', 2)];
  const left = leftOf(asideIn(items, [meal('frittata')]));
  expect(left).not.toHaveProperty('Spinach');
});

test('what somebody chose to cook with is free, whatever is planned', () => {
  const [eggs] = EGGS_AND_MORE;
  const aside = asideIn(EGGS_AND_MORE, [meal('frittata')], [eggs?._id ?? '']);
  expect(leftOf(aside)).toMatchObject({ Eggs: 10 });
});

test('a meal that is planned with chosen food has it, and the rest after the others', () => {
  const eggs = stored('Eggs', 9, 10);
  const supplies = suppliesIn([eggs, stored('Spinach', 2, 800, 'g'), stored('Tinned tomatoes', 300, 4)]);
  const lacking = (others: Meal[], chosen: string[]) =>
    offerBesides(others, meal('frittata', 2), { supplies, chosen })?.lacking.map(({ slot }) => slot.id);
  expect(lacking([], [])).toEqual([]);
  expect(lacking([], [eggs._id])).toEqual([]);
  expect(lacking([meal('shakshouka')], [])).toEqual(['eggs']);
  expect(lacking([meal('shakshouka')], [eggs._id])).toEqual([]);
  // The other day of the dish has them already.
  expect(lacking([meal('frittata', 1)], [eggs._id])).toContain('eggs');
});

test('without meals everything is left', () => {
  const supplies = suppliesIn(FLAT);
  expect(setAside([], { supplies }).supplies).toBe(supplies);
});
