import { foodNames } from '@crisper/texts/foods/names.ts';
import { expect, test } from 'vitest';
import { DIETS, fits } from './diet.ts';
import { foodOf } from './food-of.ts';
import { FOODS } from './foods.ts';

const dietsOf = (title: string) => {
  const meaning = foodOf(title, foodNames);
  return meaning?.is === 'food' ? DIETS.filter((diet) => fits(meaning.food, diet)) : null;
};

test.each([
  ['Carrots', ['vegan', 'vegetarian']],
  ['Tofu', ['vegan', 'vegetarian']],
  ['Oat milk', ['vegan', 'vegetarian']],
  ['Soya yoghurt', ['vegan', 'vegetarian']],
  ['Soy yoghurt', ['vegan', 'vegetarian']],
  ['Spaghetti', ['vegan', 'vegetarian']],
  ['Milk', ['vegetarian']],
  ['Eggs', ['vegetarian']],
  ['Cheddar', ['vegetarian']],
  ['Honey', ['vegetarian']],
  ['Egg noodles', ['vegetarian']],
  ['Naan', ['vegetarian']],
  ['Parmesan', []],
  ['Stock cubes', []],
  ['Fish sauce', []],
  ['Worcestershire sauce', []],
  ['Chicken thighs', []],
  ['Cod', []],
  ['Bacon', []],
  ['Lard', []],
  ['Gelatine', []],
  ['Lasagne', []],
])('%s fits %s', (title, diets) => expect(dietsOf(title)).toEqual(diets));

test('no meat or fish fits a diet, and what is vegan is vegetarian', () => {
  for (const food of FOODS.values()) {
    if (food.category === 'Meat') expect(fits(food, 'vegetarian'), food.id).toBe(false);
    if (fits(food, 'vegan')) expect(fits(food, 'vegetarian'), food.id).toBe(true);
  }
});
