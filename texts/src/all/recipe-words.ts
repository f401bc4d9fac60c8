import type { Language } from '@crisper/domain/languages/languages.ts';
import type { RecipeWords } from '@crisper/domain/recipes/reading/recipe-words.ts';
import { recipeWords as german } from '#de/recipes/recipe-words.ts';
import { recipeWords as english } from '#en/recipes/recipe-words.ts';
import { recipeWords as french } from '#fr/recipes/recipe-words.ts';

/** The words by which recipes are read for people who read a language. */
export const recipeWordsFor: Readonly<Record<Language, RecipeWords>> = {
  en: english,
  de: german,
  fr: french,
};
