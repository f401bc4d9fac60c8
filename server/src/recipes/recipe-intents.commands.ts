import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@crisper/domain/errors.ts';
import { productKey } from '@crisper/domain/foods/words.ts';
import type { IntentResult } from '@crisper/domain/items/intents/intents.ts';
import { NO_INGREDIENT } from '@crisper/domain/recipes/cookbook.ts';
import { mealsAfter } from '@crisper/domain/recipes/planned-meals.ts';
import { FOOD_NAMES_PER_KITCHEN, RECIPES_PER_KITCHEN } from '@crisper/domain/recipes/recipe.ts';
import type { RecipeIntent } from '@crisper/domain/recipes/recipe-intents.ts';
import type { ActContext } from '#items/intents/act-context.ts';
import { once } from '#items/intents/once.ts';
import { countRecipes, findRecipe, listAssumed, listFoodNames, listPlanned } from './recipes.queries.ts';
import {
  deleteFoodName,
  deleteRecipe,
  takeMealOff,
  writeAssumed,
  writeFoodName,
  writeMeal,
  writeRecipe,
  writeRecipeEvent,
} from './recipes.writer.ts';

/** Does one thing with the recipes of a kitchen; see once.ts. */
export const doRecipeIntent = (
  place: ActContext,
  intent: RecipeIntent,
  written: Map<string, string>,
): Promise<IntentResult> =>
  once(place, intent.id, written, async () => ({ isWritten: await attempt(place, intent) }));

type Of<Kind extends RecipeIntent['kind']> = Extract<RecipeIntent, { kind: Kind }>;

/** Returns whether it changed anything. */
function attempt(place: ActContext, intent: RecipeIntent): Promise<boolean> {
  switch (intent.kind) {
    case 'saveRecipe':
      return saving(place, intent);
    case 'removeRecipe':
      return removing(place, intent);
    case 'nameFood':
      return naming(place, intent);
    case 'assumeFood':
      return assuming(place, intent);
    case 'planMeal':
    case 'unplanMeal':
      return planning(place, intent);
  }
}

async function saving({ tx, inKitchen }: ActContext, intent: Of<'saveRecipe'>): Promise<boolean> {
  const { id: recipeId, ...fields } = intent.recipe;
  const known = await findRecipe(tx, inKitchen, recipeId);
  if (isDeepStrictEqual(known, fields)) return false;
  if (!known && (await countRecipes(tx, inKitchen)) >= RECIPES_PER_KITCHEN)
    throw new AppError('too_many_recipes');
  await writeRecipeEvent(tx, inKitchen, { id: intent.id, kind: 'recipe-saved', recipeId });
  await writeRecipe(tx, inKitchen, recipeId, fields);
  return true;
}

async function removing(
  { tx, inKitchen }: ActContext,
  { id, recipeId }: Of<'removeRecipe'>,
): Promise<boolean> {
  if (!(await findRecipe(tx, inKitchen, recipeId))) return false;
  await writeRecipeEvent(tx, inKitchen, { id, kind: 'recipe-removed', recipeId });
  await deleteRecipe(tx, inKitchen, recipeId);
  return true;
}

async function naming({ tx, inKitchen }: ActContext, { id, title, food }: Of<'nameFood'>): Promise<boolean> {
  const product = productKey(title);
  const names = await listFoodNames(tx, inKitchen);
  const known = names.find((one) => one.product === product);
  const named = food === NO_INGREDIENT ? null : food;
  if (food === null ? !known : known && known.food === named) return false;
  if (!known && names.length >= FOOD_NAMES_PER_KITCHEN) throw new AppError('too_many_food_names');
  await writeRecipeEvent(tx, inKitchen, { id, kind: 'food-named', recipeId: null });
  if (food === null) await deleteFoodName(tx, inKitchen, product);
  else await writeFoodName(tx, inKitchen, { product, title, food: named });
  return true;
}

async function assuming({ tx, inKitchen }: ActContext, intent: Of<'assumeFood'>): Promise<boolean> {
  const { id, food, isAssumed } = intent;
  const assumed = await listAssumed(tx, inKitchen);
  const known = assumed.find((one) => one.food === food);
  if (known?.isAssumed === isAssumed) return false;
  if (!known && assumed.length >= FOOD_NAMES_PER_KITCHEN) throw new AppError('too_many_food_names');
  await writeRecipeEvent(tx, inKitchen, { id, kind: 'food-assumed', recipeId: null });
  await writeAssumed(tx, inKitchen, { food, isAssumed });
  return true;
}

async function planning(
  { tx, inKitchen, today }: ActContext,
  intent: Of<'planMeal'> | Of<'unplanMeal'>,
): Promise<boolean> {
  const before = await listPlanned(tx, inKitchen);
  // The name of the person is read with the meals; the table has their account.
  const after = mealsAfter(before, intent, '', today);
  if (typeof after === 'string') throw new AppError(after);
  if (after === before) return false;
  const kind = intent.kind === 'planMeal' ? 'meal-planned' : 'meal-unplanned';
  await writeRecipeEvent(tx, inKitchen, { id: intent.id, kind, recipeId: null });
  if (intent.kind === 'unplanMeal') await takeMealOff(tx, inKitchen, intent.mealId);
  for (const meal of after) if (!before.includes(meal)) await writeMeal(tx, inKitchen, meal);
  return true;
}
