import type { RecipeFileProblem } from '@crisper/domain/recipes/import/recipe-file.ts';

interface Limits {
  megabytes: number;
  recipes: number;
}

/** Why a file that somebody chose gave no recipes. */
export function recipeFileProblemText(problem: RecipeFileProblem, { megabytes, recipes }: Limits): string {
  switch (problem) {
    case 'no_recipe':
      return 'En este archivo no hay ninguna receta que podamos leer. Se pueden leer recetas de Paprika, KitchenOwl y Grocy, páginas web guardadas y JSON como el de schema.org.';
    case 'damaged':
      return 'Este archivo está dañado o incompleto. Guárdalo otra vez y vuelve a elegirlo.';
    case 'too_large':
      return `Este archivo contiene más de lo que desempaquetamos: un archivo de recetas puede tener ${megabytes} MB.`;
    case 'too_many':
      return `Este archivo tiene más de ${recipes} recetas, que son las que puede tener una cocina.`;
  }
}
