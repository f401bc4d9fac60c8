import {
  RECIPE_LINE_MAX_LENGTH,
  RECIPE_LINES_MAX,
  RECIPE_MAX_LENGTH,
  RECIPE_STEP_MAX_LENGTH,
  RECIPE_STEPS_MAX,
  RECIPE_TITLE_MAX_LENGTH,
  type RecipeDraft,
  SERVINGS_MAX,
} from '#recipes/recipe.ts';
import { isVisible } from '#visible-text.ts';
import { textLines } from './plain-text.ts';

export const RECIPE_SOURCE_MAX_LENGTH = 2000;

/** A recipe that was written for another program. */
export interface ImportedRecipe extends RecipeDraft {
  /** There was more of it than a recipe here can have. */
  wasCut: boolean;
}

/** What another program says about a recipe: any value may be there, and any text may be HTML. */
interface ForeignRecipe {
  title: unknown;
  servings: unknown;
  minutes: number | null;
  lines: readonly string[];
  steps: readonly string[];
  source: unknown;
}

/** Of all lines or all steps with their HTML: more than the longest recipe has. */
const FOREIGN_TEXT_MAX_LENGTH = 300_000;

/** As many of the texts as are worth reading. */
function within(texts: readonly string[]): string[] {
  let left = FOREIGN_TEXT_MAX_LENGTH;
  const read = [];
  for (const text of texts) {
    if (left <= 0) break;
    read.push(text.slice(0, left));
    // An empty one costs time as well.
    left -= text.length + 1;
  }
  return read;
}

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/** Not within a surrogate pair. */
const cut = (text: string, most: number) =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** A step that is too long becomes several, where a sentence ends. */
function inPieces(step: string): string[] {
  const pieces = [];
  let rest = step;
  while (rest.length > RECIPE_STEP_MAX_LENGTH && pieces.length < RECIPE_STEPS_MAX) {
    const end = rest.lastIndexOf('. ', RECIPE_STEP_MAX_LENGTH - 1);
    if (end < 0) break;
    pieces.push(rest.slice(0, end + 1));
    rest = rest.slice(end + 2);
  }
  return [...pieces, rest];
}

function servingsOf(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(/\d{1,4}/.exec(value.slice(0, 200))?.[0]) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) return null;
  return number >= 1 && number <= SERVINGS_MAX ? number : null;
}

/** The first whole number in it: 4 of “Serves 4–6”, of ["4", "4 servings"] and of { value: 4 }. */
function servingsIn(said: unknown): number | null {
  const values = Array.isArray(said) ? said.slice(0, 4) : [said];
  const plain = values.map((value) => (typeof value === 'object' ? value?.value : value));
  return plain.map(servingsOf).find((servings) => servings !== null) ?? null;
}

const urlIn = (value: unknown) =>
  typeof value === 'string' &&
  value.length <= RECIPE_SOURCE_MAX_LENGTH &&
  /^https?:\/\/[^\s"'<>]+$/i.test(value)
    ? value
    : null;

/** The steps that there is room for. */
function cutSteps(steps: readonly string[], most: number): string[] {
  const kept = [];
  let left = most;
  for (const step of steps.slice(0, RECIPE_STEPS_MAX)) {
    if (left <= 0) break;
    kept.push(cut(step, Math.min(RECIPE_STEP_MAX_LENGTH, left)));
    left -= step.length;
  }
  return kept;
}

/** The recipe as a draft within our limits; null if it has no title, or nothing goes in. */
export function importedRecipe(foreign: ForeignRecipe): ImportedRecipe | null {
  const whole = typeof foreign.title === 'string' ? within([foreign.title]).flatMap(textLines).join(' ') : '';
  const allLines = within(foreign.lines).flatMap(textLines).filter(isVisible);
  const allSteps = within(foreign.steps)
    .flatMap(textLines)
    .map((step) => step.replace(/^(?:step\s?)?\d{1,2}\s?[.):]\s|^[-*•]\s/i, ''))
    .filter(isVisible)
    .flatMap(inPieces);
  if (!isVisible(whole) || allLines.length === 0) return null;
  const title = cut(whole, RECIPE_TITLE_MAX_LENGTH);
  const lines = allLines.slice(0, RECIPE_LINES_MAX).map((line) => cut(line, RECIPE_LINE_MAX_LENGTH));
  const steps = cutSteps(allSteps, RECIPE_MAX_LENGTH - lengthOf([title, ...lines]));
  return {
    ...{ title, lines, steps },
    servings: servingsIn(foreign.servings),
    minutes: foreign.minutes,
    source: urlIn(foreign.source),
    wasCut:
      lengthOf([title, ...lines, ...steps]) < lengthOf([whole, ...allLines, ...allSteps]) ||
      lengthOf(foreign.lines) > FOREIGN_TEXT_MAX_LENGTH ||
      lengthOf(foreign.steps) > FOREIGN_TEXT_MAX_LENGTH,
  };
}
