import type { Food } from '@crisper/domain/foods/food.ts';
import { foodsInLines } from '@crisper/domain/recipes/foods-in-lines.ts';
import { foodsLike } from '@crisper/domain/recipes/foods-like.ts';
import type { OwnNames } from '@crisper/domain/recipes/own-dishes.ts';
import { foodOfIngredient } from '@crisper/domain/recipes/reading/food-of-ingredient.ts';
import type { ReadFoods } from '@crisper/domain/recipes/recipe-dish.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import { recipeWords } from '@crisper/texts/recipes/recipe-words.ts';

export const recipeReader = { words: recipeWords, names: foodNames };

/** Reads lines of recipes in the language of the page. */
export const readFoods = (own: OwnNames): ReadFoods => foodsInLines(recipeReader, own);

/** The food that a person names; null if the list has none of that name. */
export function foodCalled(name: string): Food | null {
  const meaning = foodOfIngredient({ food: name, amount: null, unit: 'piece' }, recipeReader);
  return meaning?.is === 'food' ? meaning.food : null;
}

const SUGGESTED = 2;

/** What may be meant by words that nobody knows. */
export const foodsMeantBy = (words: string): Food[] => foodsLike(words, foodNames, SUGGESTED);
