import type { RecipeFileProblem } from '@crisper/domain/recipes/import/recipe-file.ts';

interface Limits {
  megabytes: number;
  recipes: number;
}

/** Why a file that somebody chose gave no recipes. */
export function recipeFileProblemText(problem: RecipeFileProblem, { megabytes, recipes }: Limits): string {
  switch (problem) {
    case 'no_recipe':
      return 'In questo file non c’è una ricetta che sappiamo leggere. Leggiamo quelle di Paprika, KitchenOwl e Grocy, le pagine web salvate, e JSON nel formato di schema.org.';
    case 'damaged':
      return 'Questo file è danneggiato o incompleto. Salvalo di nuovo, e sceglilo ancora una volta.';
    case 'too_large':
      return `In questo file c’è troppo: un file di ricette può avere ${megabytes} MB.`;
    case 'too_many':
      return `Questo file ha più di ${recipes} ricette, che è il massimo per una cucina.`;
  }
}
