import type { RecipeIntent } from './recipe-intents.ts';

/** A record, because the compiler reports a missing kind. */
const kinds: Record<RecipeIntent['kind'], true> = {
  saveRecipe: true,
  removeRecipe: true,
  nameFood: true,
  assumeFood: true,
  planMeal: true,
  unplanMeal: true,
};

/** Whether it is about recipes, not about food or shopping. */
export const isRecipeIntent = (intent: { kind: string }): intent is RecipeIntent => intent.kind in kinds;
