import type * as z from 'zod/mini';
import type { CalendarDate } from '#calendar-date.ts';
import { productKey } from '#foods/words.ts';
import type { Waiting } from '#items/kept/foresee.ts';
import { mealsAfter, type PlannedMeal } from './planned-meals.ts';
import type { RecipeIntent } from './recipe-intents.ts';
import type { assumedFoodSchema, foodNameSchema, recipeIdSchema, recipeSchema } from './recipe-schema.ts';

export type RecipeId = z.output<typeof recipeIdSchema>;
export type Recipe = z.output<typeof recipeSchema>;
export type FoodName = z.output<typeof foodNameSchema>;
export type AssumedFood = z.output<typeof assumedFoodSchema>;

/** What a kitchen cooks by. */
export interface Cookbook {
  recipes: Recipe[];
  foodNames: FoodName[];
  assumed: AssumedFood[];
  /** Also those of days that have passed. */
  planned: PlannedMeal[];
}

/** What `nameFood` says of a title that is no ingredient. */
export const NO_INGREDIENT = 'none';

/** The effect of an intent. */
function cookbookAfter(before: Cookbook, intent: RecipeIntent, by: string, on: CalendarDate): Cookbook {
  const { recipes, foodNames, assumed } = before;
  switch (intent.kind) {
    case 'saveRecipe': {
      const { id, ...fields } = intent.recipe;
      const known = recipes.find(({ _id }) => _id === id);
      const saved: Recipe = { _id: id, addedBy: known?.addedBy ?? by, ...fields };
      return { ...before, recipes: [...recipes.filter((one) => one !== known), saved] };
    }
    case 'removeRecipe':
      return { ...before, recipes: recipes.filter(({ _id }) => _id !== intent.recipeId) };
    case 'nameFood': {
      const { title, food } = intent;
      const product = productKey(title);
      const others = foodNames.filter((one) => one.product !== product);
      const named = { product, title, food: food === NO_INGREDIENT ? null : food };
      return { ...before, foodNames: food === null ? others : [...others, named] };
    }
    case 'assumeFood': {
      const { food, isAssumed } = intent;
      return { ...before, assumed: [...assumed.filter((one) => one.food !== food), { food, isAssumed }] };
    }
    case 'planMeal':
    case 'unplanMeal': {
      const planned = mealsAfter(before.planned, intent, by, on);
      // The server refuses it and says why.
      return typeof planned === 'string' ? before : { ...before, planned };
    }
  }
}

/** As it will be when everything that the person did has arrived. */
export const foreseeCookbook = (stored: Cookbook, waiting: readonly Waiting<RecipeIntent>[]): Cookbook =>
  waiting.reduce((before, { intent, by, on }) => cookbookAfter(before, intent, by, on), stored);

/** The foods that are always at home: the usual ones, and as the kitchen says. */
export function assumedIn({ assumed }: Pick<Cookbook, 'assumed'>, usual: readonly string[]): string[] {
  const said = new Map(assumed.map(({ food, isAssumed }) => [food, isAssumed]));
  return [...new Set([...usual, ...said.keys()])].filter((food) => said.get(food) ?? true);
}
