import { foodNames } from '@crisper/texts/foods/names.ts';
import { recipeWords } from '@crisper/texts/recipes/recipe-words.ts';
import { expect, test } from 'vitest';
import { ANA, stored, TODAY } from '#cook/kitchens.fixture.ts';
import { contentsOf, leftoverDays } from '#cook/offer.ts';
import { type CookQuestion, offerOf, rank } from '#cook/rank.ts';
import { suppliesOf } from '#cook/supplies.ts';
import { usedBy } from '#cook/used.ts';
import type { KitchenItem } from '#items/item.ts';
import { foodOfIngredient } from './reading/food-of-ingredient.ts';
import { readIngredient } from './reading/ingredient.ts';
import { dishOfRecipe, type ReadFoods } from './recipe-dish.ts';

const reader = { words: recipeWords, names: foodNames };
const read: ReadFoods = (line) =>
  readIngredient(line, reader).map((ingredient) => {
    const meaning = foodOfIngredient(ingredient, reader);
    const { amount, unit, part, isOptional, food: words } = ingredient;
    const food = meaning?.is === 'food' ? meaning.food : null;
    return { amount, unit, part, isOptional, words, food, others: [] };
  });

const soup = dishOfRecipe(
  'own-soup',
  {
    title: 'Carrot soup',
    servings: 2,
    minutes: null,
    lines: ['For the soup:', '400 g carrots', '1 tsp cumin', '2 spoons of zwyrtle', 'cream, optional'],
    steps: ['Simmer.', 'Blend.'],
    source: null,
  },
  read,
);

const offer = (items: KitchenItem[], asked: Partial<CookQuestion> = {}, portions?: number) => {
  const supplies = suppliesOf(items, { self: ANA, today: TODAY, names: foodNames });
  return offerOf(soup, [soup], { supplies, ...asked }, portions);
};
const carrots = stored('Carrots', 0, 1000, 'g');

test('each line asks for its food, and a heading for none', () => {
  expect(soup.slots.map(({ takes, amount, unit }) => [takes, amount, unit])).toEqual([
    [['carrot'], 400, 'g'],
    [[expect.any(String)], 5, 'ml'],
    [[], expect.anything(), expect.any(String)],
    [[expect.stringContaining('cream')], null, expect.any(String)],
  ]);
  expect(soup.slots.map(({ isMain, isSeasoning, isOptional }) => [isMain, isSeasoning, isOptional])).toEqual([
    [true, false, false],
    [false, true, false],
    [false, expect.any(Boolean), false],
    [false, false, true],
  ]);
  expect(soup.text.written?.['line-0']).toBe('400 g carrots');
});

test('amounts follow the portions, and what nobody knows is missing', () => {
  const made = offer([carrots], {}, 4);
  expect(made?.slots[0]).toMatchObject({ state: 'there', amount: 800 });
  expect(made?.lacking.map(({ slot }) => soup.text.slots[slot.id])).toContain('zwyrtle');
  expect(made?.diet).toBeNull();
});

test('with a diet it is left out, because nobody knows whether it fits', () => {
  expect(offer([carrots], { diet: 'vegan' })).toBeNull();
});

test('says what its foods contain, and which of them nobody knows', () => {
  const without = offer([carrots]);
  const withCream = offer([carrots, stored('Cream', 0, 200, 'ml')]);
  if (!without || !withCream) throw new Error('nothing is offered');
  expect(contentsOf(without).allergens).toEqual([]);
  expect(contentsOf(withCream).allergens).toEqual(['milk']);
  for (const made of [without, withCream])
    expect(contentsOf(made).unknown.map(({ slot }) => soup.text.slots[slot.id])).toEqual(['zwyrtle']);
});

test('it is nothing without what its title names, and comes after dishes whose time is known', () => {
  const supplies = suppliesOf([stored('Cream', 0, 200, 'ml')], { self: ANA, today: TODAY, names: foodNames });
  expect(rank([soup], { supplies }).offers).toEqual([]);
  const all = suppliesOf([carrots], { self: ANA, today: TODAY, names: foodNames });
  const quick = { ...soup, slug: 'quick', minutes: 20 };
  expect(rank([soup, quick], { supplies: all }).offers[0]?.dish.slug).toBe('quick');
  expect(rank([soup, quick], { supplies: all, minutes: 30 }).offers).toHaveLength(1);
});

test('leftovers of a recipe with rice keep for a day, also where nobody wrote down that the rice was there', () => {
  const recipe = { title: 'Kedgeree', servings: 2, minutes: 40, steps: ['Cook.'], source: null };
  const withRice = dishOfRecipe('own-rice', { ...recipe, lines: ['200 g rice', '3 eggs'] }, read);
  const without = dishOfRecipe('own-eggs', { ...recipe, lines: ['3 eggs'] }, read);
  for (const items of [[], [stored('Basmati rice', 200, 500, 'g')]]) {
    const supplies = suppliesOf(items, { self: ANA, today: TODAY, names: foodNames });
    const days = [withRice, without].map((dish) => {
      const filled = offerOf(dish, [dish], { supplies });
      return filled && leftoverDays(filled);
    });
    expect(days).toEqual([1, 3]);
  }
});

const dishFor = (lines: string[]) =>
  dishOfRecipe(
    'own-dish',
    { title: 'Supper', servings: 2, minutes: 20, lines, steps: ['Cook.'], source: null },
    read,
  );

test.each([
  ['3 cloves of garlic', 15],
  ['2-3 garlic cloves, crushed', 15],
  ['Garlic cloves 3, minced', 15],
  ['5 slices of bread', 200],
  ['4 bread slices', 160],
  ['2 sticks celery, sliced', 80],
  ['3 rashers of bacon', 75],
  ['6 basil leaves', 6],
])('%s are counted by their weight', (line, grams) => {
  expect(dishFor([line]).slots[0]).toMatchObject({ amount: grams, unit: 'g' });
});

test.each([
  ['2 onions, cut into slices', 2],
  ['1 head of garlic', 1],
  ['2 carrots', 2],
  ['6 cloves', 6],
  ['2 slices of zwyrtle', 2],
])('%s are pieces', (line, count) => {
  expect(dishFor([line]).slots[0]).toMatchObject({ amount: count, unit: 'piece' });
});

test('slices come from a loaf, and cloves use up no bulb', () => {
  const items = [stored('Sourdough loaf', 1), stored('Garlic', 20, 2), stored('Basil', 5)];
  const supplies = suppliesOf(items, { self: ANA, today: TODAY, names: foodNames });
  const dish = dishFor(['5 slices of bread', '3 cloves of garlic', '10 basil leaves']);
  const made = offerOf(dish, [dish], { supplies, assumed: [] });
  expect(made?.hasEverything).toBe(true);
  const used = made ? usedBy(made).map(({ item, used }) => [item.title, used]) : [];
  expect(used).toContainEqual(['Garlic', { is: 'amount', amount: 0.5 }]);
});

test.each([
  ['2 tbsp chives', 'Rosemary'],
  ['100 g flour', 'Cornflour'],
  ['2 tbsp soy sauce', 'Fish sauce'],
  ['1 tsp mustard', 'Cranberry sauce'],
  ['200 ml milk', 'Strawberry milkshake'],
])('%s are not there where %s is', (line, title) => {
  const supplies = suppliesOf([stored(title, 1)], { self: ANA, today: TODAY, names: foodNames });
  expect(supplies.ingredients).toHaveLength(1);
  const dish = dishFor([line]);
  expect(offerOf(dish, [dish], { supplies, assumed: [] })?.uses).toEqual([]);
});

test.each([
  ['250 g spaghetti', 'Penne'],
  ['150 g couscous', 'Bulgur wheat'],
  ['2 shallots', 'Onions'],
  ['50 g pecorino', 'Parmesan'],
])('in place of %s there is %s, and that is said', (line, title) => {
  const supplies = suppliesOf([stored(title, 1)], { self: ANA, today: TODAY, names: foodNames });
  const dish = dishFor([line]);
  const uses = offerOf(dish, [dish], { supplies, assumed: [] })?.uses.map(({ isStandIn }) => isStandIn);
  expect(uses).toEqual([true]);
});
