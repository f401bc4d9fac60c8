import type { RecipeFileProblem } from '@crisper/domain/recipes/import/recipe-file.ts';

interface Limits {
  megabytes: number;
  recipes: number;
}

/** Why a file that somebody chose gave no recipes. */
export function recipeFileProblemText(problem: RecipeFileProblem, { megabytes, recipes }: Limits): string {
  switch (problem) {
    case 'no_recipe':
      return 'In dieser Datei ist kein Rezept, das wir lesen können. Lesbar sind Rezepte aus Paprika, KitchenOwl und Grocy, gespeicherte Webseiten und JSON nach schema.org.';
    case 'damaged':
      return 'Diese Datei ist beschädigt oder nicht vollständig. Bitte speichere sie neu und wähle sie noch einmal.';
    case 'too_large':
      return `In dieser Datei ist mehr, als wir entpacken: Eine Rezeptdatei darf ${megabytes} MB haben.`;
    case 'too_many':
      return `In dieser Datei sind mehr als ${recipes} Rezepte, und mehr passen nicht in eine Küche.`;
  }
}
