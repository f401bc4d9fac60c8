import type * as z from 'zod/mini';
import { productKey } from '#foods/words.ts';
import type { Waiting } from '#items/kept/foresee.ts';
import type { RecipeIntent } from './recipe-intents.ts';
import type {
  assumedFoodSchema,
  CookbookChanges,
  foodNameSchema,
  recipeIdSchema,
  recipeSchema,
} from './recipe-schema.ts';

export type RecipeId = z.output<typeof recipeIdSchema>;
export type Recipe = z.output<typeof recipeSchema>;
export type FoodName = z.output<typeof foodNameSchema>;
export type AssumedFood = z.output<typeof assumedFoodSchema>;

/** What a kitchen cooks by. */
export interface Cookbook {
  recipes: Recipe[];
  foodNames: FoodName[];
  assumed: AssumedFood[];
}

/** What `nameFood` says of a title that is no ingredient. */
export const NO_INGREDIENT = 'none';

/** After a change; null where nothing of it changed. All of it where the server could not tell what did. */
export function applyCookbook(
  before: Cookbook | undefined,
  changes: CookbookChanges | null | undefined,
  isReset: boolean,
): Cookbook | undefined {
  if (!changes) return before;
  const { recipes, gone, foodNames, assumed } = changes;
  if (!before || isReset) return { recipes, foodNames, assumed };
  const replaced = new Set([...gone, ...recipes.map(({ _id }) => _id)]);
  const others = before.recipes.filter(({ _id }) => !replaced.has(_id));
  return { recipes: [...others, ...recipes], foodNames, assumed };
}

/** What comes of an intent. */
function cookbookAfter(before: Cookbook, intent: RecipeIntent, by: string): Cookbook {
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
  }
}

/** As it will be when everything that the person did has arrived. */
export const foreseeCookbook = (stored: Cookbook, waiting: readonly Waiting<RecipeIntent>[]): Cookbook =>
  waiting.reduce((before, { intent, by }) => cookbookAfter(before, intent, by), stored);

/** The foods that are always at home: the usual ones, and as the kitchen says. */
export function assumedIn({ assumed }: Pick<Cookbook, 'assumed'>, usual: readonly string[]): string[] {
  const said = new Map(assumed.map(({ food, isAssumed }) => [food, isAssumed]));
  return [...new Set([...usual, ...said.keys()])].filter((food) => said.get(food) ?? true);
}
