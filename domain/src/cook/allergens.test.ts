import { foodNames } from '@crisper/texts/foods/names.ts';
import { expect, test } from 'vitest';
import { fits } from '#foods/diet.ts';
import { foodOf } from '#foods/food-of.ts';
import { FOODS } from '#foods/foods.ts';
import { ALLERGENIC_FOODS, type Allergen, allergensOf } from './allergens.ts';

const allergensIn = (title: string) => {
  const meaning = foodOf(title, foodNames);
  return meaning?.is === 'food' ? allergensOf(meaning.food) : null;
};

test.each<[string, Allergen[]]>([
  ['Cheddar', ['milk']],
  ['Cream', ['milk']],
  ['Butter', ['milk']],
  ['Oat milk', ['gluten']],
  ['Soya milk', ['soya']],
  ['Almond milk', ['nuts']],
  ['Coconut milk', []],
  ['Vegan cheese', []],
  ['Eggs', ['egg']],
  ['Mayonnaise', ['egg']],
  ['Spaghetti', ['gluten']],
  ['Egg noodles', ['gluten', 'egg']],
  ['Rice noodles', []],
  ['Basmati rice', []],
  ['Sourdough loaf', ['gluten']],
  ['Flour', ['gluten']],
  ['Cornflour', []],
  ['Couscous', ['gluten']],
  ['Quinoa', []],
  ['Oats', ['gluten']],
  ['Soy sauce', ['gluten', 'soya']],
  ['Fish sauce', ['fish']],
  ['Worcestershire sauce', ['gluten', 'fish']],
  ['Cod', ['fish']],
  ['Smoked haddock', ['fish']],
  ['Anchovies', ['fish']],
  ['Prawns', ['crustaceans']],
  ['Mussels', ['molluscs']],
  ['Walnuts', ['nuts']],
  ['Hazelnuts', ['nuts']],
  ['Pine nuts', []],
  ['Peanut butter', ['peanuts']],
  ['Tofu', ['soya']],
  ['Tahini', ['sesame']],
  ['Celeriac', ['celery']],
  ['Stock cubes', ['celery', 'gluten']],
  ['Dijon mustard', ['mustard']],
  ['White wine', ['sulphites']],
  ['Chicken thighs', []],
  ['Carrots', []],
])('%s contains %j', (title, allergens) =>
  expect(allergensIn(title)?.toSorted()).toEqual(allergens.toSorted()),
);

test('every food that is named is in the list', () => {
  const known = new Set([...FOODS.values()].flatMap(({ kinds }) => kinds));
  expect(ALLERGENIC_FOODS.filter((food) => !known.has(food))).toEqual([]);
});

test('what fits vegans contains nothing of animals', () => {
  const ofAnimals = new Set<Allergen>(['milk', 'egg', 'fish', 'crustaceans', 'molluscs']);
  const both = [...FOODS.values()].filter(
    (food) => fits(food, 'vegan') && allergensOf(food).some((allergen) => ofAnimals.has(allergen)),
  );
  expect(both.map(({ id }) => id)).toEqual([]);
});

test('all fish is said to be fish or shellfish', () => {
  const silent = [...FOODS.values()].filter(
    (food) =>
      food.kinds.some((kind) => ['raw-fish', 'fish-product', 'tinned-fish', 'smoked-fish'].includes(kind)) &&
      allergensOf(food).length === 0,
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});
