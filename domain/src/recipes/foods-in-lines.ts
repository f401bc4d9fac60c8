import type { Food } from '#foods/food.ts';
import { FOODS } from '#foods/foods.ts';
import { productKey } from '#foods/words.ts';
import type { OwnNames } from './own-dishes.ts';
import { foodOfIngredient } from './reading/food-of-ingredient.ts';
import { type Ingredient, readIngredient } from './reading/ingredient.ts';
import type { RecipeReader } from './reading/recipe-words.ts';
import type { ReadFoods } from './recipe-dish.ts';

/** Reads lines of recipes; what the kitchen calls a food stands before the list of foods. */
export const foodsInLines =
  (reader: RecipeReader, own: OwnNames): ReadFoods =>
  (line) => {
    const foodOf = (ingredient: Pick<Ingredient, 'food' | 'amount' | 'unit'>): Food | null => {
      const said = own.get(productKey(ingredient.food));
      const meaning = foodOfIngredient(ingredient, reader);
      return (said && FOODS.get(said)) || (meaning?.is === 'food' ? meaning.food : null);
    };
    return readIngredient(line, reader)
      .filter(({ food }) => own.get(productKey(food)) !== null)
      .map((ingredient) => {
        const { amount, unit, part, food, isOptional, alternatives } = ingredient;
        const others = alternatives.flatMap((words) => foodOf({ amount, unit, food: words }) ?? []);
        return { amount, unit, part, isOptional, words: food, food: foodOf(ingredient), others };
      });
  };
