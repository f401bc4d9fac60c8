import type { RecipeFileProblem } from '@crisper/domain/recipes/import/recipe-file.ts';

interface Limits {
  megabytes: number;
  recipes: number;
}

/** Why a file that somebody chose gave no recipes. */
export function recipeFileProblemText(problem: RecipeFileProblem, { megabytes, recipes }: Limits): string {
  switch (problem) {
    case 'no_recipe':
      return 'Não há neste arquivo nenhuma receita que possamos ler. Lemos receitas do Paprika, KitchenOwl e Grocy, páginas da web salvas e JSON no formato schema.org.';
    case 'damaged':
      return 'Este arquivo está danificado ou incompleto. Salve de novo e escolha mais uma vez.';
    case 'too_large':
      return `Este arquivo tem mais do que descompactamos: um arquivo de receitas pode ter ${megabytes} MB.`;
    case 'too_many':
      return `Este arquivo tem mais de ${recipes} receitas, que é o máximo de uma cozinha.`;
  }
}
