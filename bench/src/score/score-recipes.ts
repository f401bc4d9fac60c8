import { readRecipe } from '@crisper/domain/recipes/reading/read-recipe.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import { recipeWords } from '@crisper/texts/recipes/recipe-words.ts';
import { type CaseOutcome, outcome } from './outcome.ts';
import { isSameTitle } from './same-words.ts';

export interface RecipeCase {
  text: string;
  isRecipe: boolean;
  title: string | null;
  servings: number | null;
  minutes: number | null;
  lineCount: number;
  stepCount: number;
}

/** One outcome each for what a pasted text has; of a text that is no recipe one for all. */
export function scoreRecipe(expected: RecipeCase): CaseOutcome[] {
  const read = readRecipe(expected.text, { words: recipeWords, names: foodNames });
  const text = expected.title ?? expected.text.slice(0, 40);
  const of = (group: string, isRight: boolean, shown: unknown) =>
    outcome({ id: group, group, text }, isRight ? [] : [{ what: `${shown}`, isCertain: false }]);
  const found = of('is a recipe', (read !== null) === expected.isRecipe, read !== null);
  if (!read || !expected.isRecipe) return [found];
  const { title, servings, minutes, lines, steps } = read.draft;
  return [
    found,
    of('title', isSameTitle(title, [expected.title ?? '']), title),
    of('servings', servings === expected.servings, servings),
    of('minutes', minutes === expected.minutes, minutes),
    of('lines', lines.filter((line) => !line.endsWith(':')).length === expected.lineCount, lines.join(' | ')),
    of('steps', steps.length === expected.stepCount, steps.length),
  ];
}
