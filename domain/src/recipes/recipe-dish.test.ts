import { foodNames } from '@crisper/texts/foods/names.ts';
import { recipeWords } from '@crisper/texts/recipes/recipe-words.ts';
import { expect, test } from 'vitest';
import { ANA, stored, TODAY } from '#cook/kitchens.fixture.ts';
import { type CookQuestion, offerOf, rank } from '#cook/rank.ts';
import { suppliesOf } from '#cook/supplies.ts';
import type { KitchenItem } from '#items/item.ts';
import { foodOfIngredient } from './reading/food-of-ingredient.ts';
import { readIngredient } from './reading/ingredient.ts';
import { dishOfRecipe, type ReadFoods } from './recipe-dish.ts';

const reader = { words: recipeWords, names: foodNames };
const read: ReadFoods = (line) =>
  readIngredient(line, reader).map((ingredient) => {
    const meaning = foodOfIngredient(ingredient, reader);
    const { amount, unit, isOptional, food: words } = ingredient;
    const food = meaning?.is === 'food' ? meaning.food : null;
    return { amount, unit, isOptional, words, food, others: [] };
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

test('it is nothing without what its title names, and comes after dishes whose time is known', () => {
  const supplies = suppliesOf([stored('Cream', 0, 200, 'ml')], { self: ANA, today: TODAY, names: foodNames });
  expect(rank([soup], { supplies }).offers).toEqual([]);
  const all = suppliesOf([carrots], { self: ANA, today: TODAY, names: foodNames });
  const quick = { ...soup, slug: 'quick', minutes: 20 };
  expect(rank([soup, quick], { supplies: all }).offers[0]?.dish.slug).toBe('quick');
  expect(rank([soup, quick], { supplies: all, minutes: 30 }).offers).toHaveLength(1);
});
