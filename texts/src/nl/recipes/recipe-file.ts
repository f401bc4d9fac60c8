import type { RecipeFileProblem } from '@crisper/domain/recipes/import/recipe-file.ts';

interface Limits {
  megabytes: number;
  recipes: number;
}

/** Why a file that somebody chose gave no recipes. */
export function recipeFileProblemText(problem: RecipeFileProblem, { megabytes, recipes }: Limits): string {
  switch (problem) {
    case 'no_recipe':
      return 'In dit bestand staat geen recept dat we kunnen lezen. Dat kan met recepten van Paprika, KitchenOwl en Grocy, opgeslagen webpagina’s, en JSON volgens schema.org.';
    case 'damaged':
      return 'Dit bestand is beschadigd of niet volledig. Bewaar het opnieuw en kies het nog een keer.';
    case 'too_large':
      return `In dit bestand zit meer dan we uitpakken: een receptenbestand mag ${megabytes} MB zijn.`;
    case 'too_many':
      return `In dit bestand staan meer dan ${recipes} recepten, en meer kan een keuken er niet hebben.`;
  }
}
