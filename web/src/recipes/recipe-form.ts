import type { RecipeDraft } from '@crisper/domain/recipes/recipe.ts';
import { recipeDraftSchema } from '@crisper/domain/recipes/recipe-schema.ts';
import { check } from '@crisper/domain/validation.ts';
import { problemText } from '@crisper/texts/problems.ts';

/** What stands in the fields of the form. */
export interface RecipeForm {
  title: string;
  servings: string;
  minutes: string;
  lines: string;
  steps: string;
  source: string | null;
}

export const emptyForm: RecipeForm = {
  ...{ title: '', servings: '4', minutes: '', lines: '', steps: '', source: null },
};

export const isStarted = ({ title, lines, steps }: RecipeForm): boolean =>
  [title, lines, steps].some((text) => text.trim() !== '');

const EMPTY_LINE = '\n\n';

/** A recipe that does not say for how many it is, is filled in as most are; a person sees it before it is kept. */
export const formOf = ({ title, servings, minutes, lines, steps, source }: RecipeDraft): RecipeForm => ({
  title,
  servings: servings === null ? '' : String(servings),
  minutes: minutes === null ? '' : String(minutes),
  lines: lines.join('\n'),
  steps: steps.join(EMPTY_LINE),
  source,
});

const filledIn = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');
const numberIn = (text: string) => (text.trim() === '' ? null : Number(text));

export const linesIn = ({ lines }: Pick<RecipeForm, 'lines'>): string[] => filledIn(lines.split('\n'));
/** Without an empty line between them, each line is a step. */
export const stepsIn = ({ steps }: Pick<RecipeForm, 'steps'>): string[] =>
  filledIn(/\n\s*\n/.test(steps) ? steps.split(/\n\s*\n/) : steps.split('\n'));

export const recipeIn = (form: RecipeForm): RecipeDraft => ({
  title: form.title.trim(),
  servings: numberIn(form.servings),
  minutes: numberIn(form.minutes),
  lines: linesIn(form),
  steps: stepsIn(form),
  source: form.source,
});

/** What is wrong, by the field; what concerns all of it stands at the steps, which are the longest. */
export function problemsIn(recipe: RecipeDraft): Partial<Record<keyof RecipeForm, string>> {
  const problems = check(recipeDraftSchema, recipe).map((problem) => {
    const [field = ''] = problem.field.split('.');
    return [field === '' ? 'steps' : field, problemText(problem)];
  });
  return Object.fromEntries(problems.reverse());
}
