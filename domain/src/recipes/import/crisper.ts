import {
  RECIPE_LINE_MAX_LENGTH,
  RECIPE_LINES_MAX,
  RECIPE_STEP_MAX_LENGTH,
  RECIPE_STEPS_MAX,
  RECIPE_TITLE_MAX_LENGTH,
} from '#recipes/recipe.ts';
import { isVisible } from '#visible-text.ts';
import { type Fields, isFields, textIn } from './foreign-fields.ts';
import type { ImportedRecipe } from './imported-recipe.ts';

/** Everything of a kitchen as a file, as Crisper gives it out. */
export const isOwnFile = ({ format }: Fields): boolean => format === 'crisper-kitchen';

const textsIn = (value: unknown, { most, length }: { most: number; length: number }): string[] =>
  (Array.isArray(value) ? value : [])
    .map((text) => textIn(text).slice(0, length))
    .filter(isVisible)
    .slice(0, most);

const countIn = (value: unknown) => (typeof value === 'number' ? value : null);

/** The recipes in it as they were written: nothing in them is HTML, or the number of a step. */
export function ownRecipes({ recipes }: Fields): ImportedRecipe[] {
  return (Array.isArray(recipes) ? recipes.filter(isFields) : []).flatMap((recipe) => {
    const title = textIn(recipe.title).slice(0, RECIPE_TITLE_MAX_LENGTH);
    const lines = textsIn(recipe.lines, { most: RECIPE_LINES_MAX, length: RECIPE_LINE_MAX_LENGTH });
    const steps = textsIn(recipe.steps, { most: RECIPE_STEPS_MAX, length: RECIPE_STEP_MAX_LENGTH });
    if (!isVisible(title) || lines.length + steps.length === 0) return [];
    const [servings, minutes] = [countIn(recipe.servings), countIn(recipe.minutes)];
    return [{ title, servings, minutes, lines, steps, source: textIn(recipe.source) || null, wasCut: false }];
  });
}
