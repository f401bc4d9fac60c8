import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { ImportedRecipe } from '@crisper/domain/recipes/import/imported-recipe.ts';
import { RECIPE_FILE_MAX_MEGABYTES } from '@crisper/domain/recipes/import/recipe-file.ts';
import { readRecipe } from '@crisper/domain/recipes/reading/read-recipe.ts';
import { RECIPES_PER_KITCHEN, type RecipeDraft } from '@crisper/domain/recipes/recipe.ts';
import { recipesInPage } from '@crisper/domain/recipes/recipe-page.ts';
import { recipesApi } from '@crisper/domain/recipes/recipes-api.ts';
import { recipeFileProblemText } from '@crisper/texts/recipes/recipe-file.ts';
import { call } from '#http/call.ts';
import { request } from '#http/request.ts';
import { RecipeFileError } from './import/recipe-file-error.ts';
import { recipesInFiles } from './import/recipes-in-files.ts';
import { recipeReader } from './read-foods.ts';

interface Found {
  recipes: readonly RecipeDraft[];
  isCut: boolean;
}

const ADDRESS = /^https?:\/\/\S+$/i;
const PAGE = /<script[^>]+ld\+json/i;

const found = (recipes: readonly ImportedRecipe[]): Found => ({
  recipes,
  isCut: recipes.some(({ wasCut }) => wasCut),
});

/** Whether this Crisper reads pages. If the server cannot be asked, trying tells. */
export const readsPages = async (): Promise<boolean> =>
  (await request(accountsApi.listProviders, null).catch(() => null))?.readsRecipePages ?? true;

/** The address of a page is read by the server; all else is read here. */
export async function recipesInText(text: string, kitchenId: string): Promise<Found> {
  const url = text.trim();
  if (ADDRESS.test(url)) {
    const params = { kitchenId: kitchenId as KitchenId };
    return found((await call(recipesApi.readRecipePage, { params, body: { url } })).recipes);
  }
  if (PAGE.test(text)) return found(recipesInPage(text));
  const read = readRecipe(text, recipeReader);
  return read ? { recipes: [read.draft], isCut: read.isCut } : found([]);
}

/** Some programs export a file for each of their tables, so several are read together. */
export async function recipesInChosen(files: readonly File[]): Promise<Found> {
  try {
    return found(await recipesInFiles(files));
  } catch (error) {
    if (!(error instanceof RecipeFileError)) throw error;
    const limits = { megabytes: RECIPE_FILE_MAX_MEGABYTES, recipes: RECIPES_PER_KITCHEN };
    throw new Error(recipeFileProblemText(error.problem, limits));
  }
}
