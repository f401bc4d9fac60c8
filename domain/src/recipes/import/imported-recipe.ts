import {
  RECIPE_LINE_MAX_LENGTH,
  RECIPE_LINES_MAX,
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

const isTooLong = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + text.length, 0) > FOREIGN_TEXT_MAX_LENGTH;

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

/** The recipe as a draft within our limits; null if it has no title, or nothing to do and nothing to do it with. */
export function importedRecipe(foreign: ForeignRecipe): ImportedRecipe | null {
  const title = typeof foreign.title === 'string' ? within([foreign.title]).flatMap(textLines).join(' ') : '';
  const lines = within(foreign.lines).flatMap(textLines).filter(isVisible);
  const steps = within(foreign.steps)
    .flatMap(textLines)
    .map((step) => step.replace(/^(?:step\s?)?\d{1,2}\s?[.):]\s|^[-*•]\s/i, ''))
    .filter(isVisible)
    .flatMap(inPieces);
  if (!isVisible(title) || (lines.length === 0 && steps.length === 0)) return null;
  const draft = {
    title: cut(title, RECIPE_TITLE_MAX_LENGTH),
    servings: servingsIn(foreign.servings),
    minutes: foreign.minutes,
    lines: lines.slice(0, RECIPE_LINES_MAX).map((line) => cut(line, RECIPE_LINE_MAX_LENGTH)),
    steps: steps.slice(0, RECIPE_STEPS_MAX).map((step) => cut(step, RECIPE_STEP_MAX_LENGTH)),
    source: urlIn(foreign.source),
  };
  const wasCut =
    isTooLong(foreign.lines) ||
    isTooLong(foreign.steps) ||
    title.length > RECIPE_TITLE_MAX_LENGTH ||
    lines.length > RECIPE_LINES_MAX ||
    steps.length > RECIPE_STEPS_MAX ||
    lines.some((line) => line.length > RECIPE_LINE_MAX_LENGTH) ||
    steps.some((step) => step.length > RECIPE_STEP_MAX_LENGTH);
  return { ...draft, wasCut };
}
