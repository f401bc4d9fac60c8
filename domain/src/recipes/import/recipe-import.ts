import { isOwnFile, ownRecipes } from './crisper.ts';
import { isFields } from './foreign-fields.ts';
import { type GrocyRecipes, grocyRecipes, grocyTable } from './grocy.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import { isKitchenOwl, kitchenOwlRecipe } from './kitchen-owl.ts';
import { isPaprika, paprikaRecipe } from './paprika.ts';
import { recipesInSchema } from './schema-org.ts';

interface RecipeImport {
  /** Takes one document of JSON, which may be a recipe, many, or a part of them. */
  add(document: unknown): void;
  recipes(): ImportedRecipe[];
}

function recipeOf(document: unknown): ImportedRecipe | null {
  if (!isFields(document)) return null;
  if (isPaprika(document)) return paprikaRecipe(document);
  return isKitchenOwl(document) ? kitchenOwlRecipe(document) : null;
}

function recipesIn(document: unknown): Iterable<ImportedRecipe> {
  if (isFields(document) && isOwnFile(document)) return ownRecipes(document);
  const many = isFields(document) && Array.isArray(document.recipes) ? document.recipes : document;
  const own = (Array.isArray(many) ? many : [many]).map(recipeOf).filter((recipe) => recipe !== null);
  return own.length > 0 ? own : recipesInSchema(document);
}

/**
 * Reads what other programs export, a document at a time, so that only the recipes are kept of it. Grocy's recipes are
 * in several documents and are put together at the end.
 */
export function recipeImport(): RecipeImport {
  const found: ImportedRecipe[] = [];
  const grocy: GrocyRecipes = {};
  return {
    add: (document) => {
      const rows = Array.isArray(document) ? document.filter(isFields) : [];
      const table = grocyTable(rows);
      if (table) grocy[table] = [...(grocy[table] ?? []), ...rows];
      else for (const recipe of recipesIn(document)) found.push(recipe);
    },
    recipes: () => [...found, ...grocyRecipes(grocy)],
  };
}
