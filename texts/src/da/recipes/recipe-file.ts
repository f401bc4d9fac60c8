import type { RecipeFileProblem } from '@crisper/domain/recipes/import/recipe-file.ts';

interface Limits {
  megabytes: number;
  recipes: number;
}

/** Why a file that somebody chose gave no recipes. */
export function recipeFileProblemText(problem: RecipeFileProblem, { megabytes, recipes }: Limits): string {
  switch (problem) {
    case 'no_recipe':
      return 'Der er ingen opskrift i filen, vi kan læse. Vi kan læse opskrifter fra Paprika, KitchenOwl og Grocy, gemte websider og JSON efter schema.org.';
    case 'damaged':
      return 'Filen er beskadiget eller ufuldstændig. Gem den igen, og vælg den en gang til.';
    case 'too_large':
      return `Filen har mere i sig, end vi pakker ud: En opskriftsfil kan højst fylde ${megabytes} MB.`;
    case 'too_many':
      return `Filen har mere end ${recipes} opskrifter, og flere kan et køkken ikke have.`;
  }
}
