import type { Language } from '@crisper/domain/languages/languages.ts';
import type { RecipeWords } from '@crisper/domain/recipes/reading/recipe-words.ts';

/** The words by which recipes are read for people who read a language; they take memory, as names of foods do. */
export const loadRecipeWords = (language: Language): Promise<{ recipeWords: RecipeWords }> =>
  import(`#${language}/recipes/recipe-words.ts`);
