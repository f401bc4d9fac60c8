import type { Language } from '@crisper/domain/languages/languages.ts';
import type { RecipeWords } from '@crisper/domain/recipes/reading/recipe-words.ts';

/** The words by which recipes are read for people who read a language; they take memory, as names of foods do. */
export const loadRecipeWords: Readonly<Record<Language, () => Promise<{ recipeWords: RecipeWords }>>> = {
  en: () => import('#en/recipes/recipe-words.ts'),
  de: () => import('#de/recipes/recipe-words.ts'),
  fr: () => import('#fr/recipes/recipe-words.ts'),
};
