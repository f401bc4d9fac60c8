import type { RecipeFileProblem } from '@crisper/domain/recipes/import/recipe-file.ts';

interface Limits {
  megabytes: number;
  recipes: number;
}

/** Why a file that somebody chose gave no recipes. */
export function recipeFileProblemText(problem: RecipeFileProblem, { megabytes, recipes }: Limits): string {
  switch (problem) {
    case 'no_recipe':
      return 'Det finns inget recept i filen som vi kan läsa. Recept från Paprika, KitchenOwl och Grocy går att läsa, sparade webbsidor, och JSON enligt schema.org.';
    case 'damaged':
      return 'Filen är skadad eller inte hel. Spara den igen och välj den en gång till.';
    case 'too_large':
      return `Filen innehåller mer än vi packar upp: en receptfil får vara högst ${megabytes} MB.`;
    case 'too_many':
      return `Filen har fler än ${recipes} recept, vilket är så många som ett kök kan ha.`;
  }
}
