import type { RecipeFileProblem } from '@crisper/domain/recipes/import/recipe-file.ts';

/** Why no recipe was read out of a file; `@crisper/texts` has the sentence. */
export class RecipeFileError extends Error {
  readonly problem: RecipeFileProblem;

  constructor(problem: RecipeFileProblem) {
    super(problem);
    this.name = 'RecipeFileError';
    this.problem = problem;
  }
}
