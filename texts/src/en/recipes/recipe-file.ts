import type { RecipeFileProblem } from '@crisper/domain/recipes/import/recipe-file.ts';

interface Limits {
  megabytes: number;
  recipes: number;
}

/** Why a file that somebody chose gave no recipes. */
export function recipeFileProblemText(problem: RecipeFileProblem, { megabytes, recipes }: Limits): string {
  switch (problem) {
    case 'no_recipe':
      return 'There is no recipe in this file that we can read. Recipes of Paprika, KitchenOwl and Grocy can be read, saved web pages, and JSON as schema.org has it.';
    case 'damaged':
      return 'This file is damaged or not complete. Please save it again and choose it once more.';
    case 'too_large':
      return `This file has more in it than we unpack: a recipe file can have ${megabytes} MB.`;
    case 'too_many':
      return `This file has more than ${recipes} recipes, which is as many as a kitchen can have.`;
  }
}
