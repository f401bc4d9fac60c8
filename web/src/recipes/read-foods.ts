import type { Food } from '@crisper/domain/foods/food.ts';
import { FOODS } from '@crisper/domain/foods/foods.ts';
import { productKey } from '@crisper/domain/foods/words.ts';
import { foodOfIngredient } from '@crisper/domain/recipes/reading/food-of-ingredient.ts';
import { type Ingredient, readIngredient } from '@crisper/domain/recipes/reading/ingredient.ts';
import type { ReadFoods } from '@crisper/domain/recipes/recipe-dish.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import { recipeWords } from '@crisper/texts/recipes/recipe-words.ts';

export const recipeReader = { words: recipeWords, names: foodNames };

/** What a kitchen means by titles, by the key of the product; null for what is no ingredient. */
export type OwnNames = ReadonlyMap<string, string | null>;

/** Reads lines of recipes; what the kitchen calls a food stands before the list of foods. */
export const readFoods =
  (own: OwnNames): ReadFoods =>
  (line) => {
    const foodOf = (ingredient: Pick<Ingredient, 'food' | 'amount' | 'unit'>): Food | null => {
      const said = own.get(productKey(ingredient.food));
      const meaning = foodOfIngredient(ingredient, recipeReader);
      return (said && FOODS.get(said)) || (meaning?.is === 'food' ? meaning.food : null);
    };
    return readIngredient(line, recipeReader)
      .filter(({ food }) => own.get(productKey(food)) !== null)
      .map((ingredient) => {
        const { amount, unit, part, food, isOptional, alternatives } = ingredient;
        const others = alternatives.flatMap((words) => foodOf({ amount, unit, food: words }) ?? []);
        return { amount, unit, part, isOptional, words: food, food: foodOf(ingredient), others };
      });
  };

/** The food that a person names; null if the list has none of that name. */
export function foodCalled(name: string): Food | null {
  const meaning = foodOfIngredient({ food: name, amount: null, unit: 'piece' }, recipeReader);
  return meaning?.is === 'food' ? meaning.food : null;
}
