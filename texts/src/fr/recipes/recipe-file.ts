import type { RecipeFileProblem } from '@crisper/domain/recipes/import/recipe-file.ts';

interface Limits {
  megabytes: number;
  recipes: number;
}

/** Why a file that somebody chose gave no recipes. */
export function recipeFileProblemText(problem: RecipeFileProblem, { megabytes, recipes }: Limits): string {
  switch (problem) {
    case 'no_recipe':
      return 'Aucune recette lisible dans ce fichier. On sait lire celles de Paprika, KitchenOwl et Grocy, les pages web enregistrées, et le JSON au format schema.org.';
    case 'damaged':
      return 'Ce fichier est abîmé ou incomplet. Enregistre-le de nouveau, et choisis-le encore une fois.';
    case 'too_large':
      return `Il y a trop dans ce fichier : un fichier de recettes peut faire ${megabytes} Mo.`;
    case 'too_many':
      return `Ce fichier a plus de ${recipes} recettes, et c’est le maximum d’une cuisine.`;
  }
}
