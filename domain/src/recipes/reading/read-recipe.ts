import {
  RECIPE_LINE_MAX_LENGTH,
  RECIPE_LINES_MAX,
  RECIPE_STEP_MAX_LENGTH,
  RECIPE_STEPS_MAX,
  RECIPE_TITLE_MAX_LENGTH,
  type RecipeDraft,
} from '#recipes/recipe.ts';
import { factsIn, minutesOf, type RecipeFacts } from './recipe-facts.ts';
import { recipeLexicon } from './recipe-lexicon.ts';
import {
  headingIn,
  isIngredientLike,
  isStepLike,
  type RecipeHeading,
  type RecipeLine,
  recipeLine,
} from './recipe-line.ts';
import type { RecipeReader, RecipeSection } from './recipe-words.ts';

export interface ReadRecipe {
  draft: RecipeDraft;
  /** Whether a part of the text was left out, because it is longer than recipes may be. */
  isCut: boolean;
}

const TEXT_MAX_LENGTH = 200_000;
const TEXT_MAX_LINES = 2000;
/** Ingredients without a heading: one may be chance. */
const FOODS_MIN = 2;

/** What was gathered of a text so far. */
interface Gathered {
  title: string | null;
  servings: number | null;
  times: RecipeFacts['times'];
  lines: string[];
  steps: string[];
  section: RecipeSection | 'top';
  /** Whether a heading stood above the ingredients. */
  isHeaded: boolean;
  /** Whether the steps have numbers or bullets. */
  isList: boolean;
  isNumbered: boolean;
  foods: number;
  /** Then the steps begin there, and not with the first line that looks like one. */
  hasStepsHeading: boolean;
}

function addFacts(gathered: Gathered, facts: RecipeFacts): void {
  gathered.servings ??= facts.servings;
  gathered.times.push(...facts.times);
}

/** What looked like ingredients above their heading was none: "5-minute cake". */
function dropChance(gathered: Gathered): void {
  const [first] = gathered.lines.splice(0);
  gathered.title ??= first ?? null;
  gathered.foods = 0;
  gathered.steps = [];
}

/** Part of a recipe: "### Filling" is read as "Filling:", which no food is. */
const partText = ({ text, isTitled }: RecipeLine): string =>
  isTitled && !text.endsWith(':') ? `${text}:` : text;

/** A wrapped line goes on with the step; a number, a bullet, a blank line or a new sentence begins one. */
function addStep(gathered: Gathered, line: RecipeLine, isAfterBlank: boolean): void {
  const { steps } = gathered;
  const last = steps.at(-1) ?? null;
  gathered.isNumbered ||= line.isNumbered;
  // In a list of numbers, bullets belong to the step above them.
  const isItem = line.isNumbered || (line.isBulleted && !gathered.isNumbered);
  gathered.isList ||= isItem;
  const isSentence = !gathered.isList && /[.!?)]$/.test(last ?? '') && /^[\p{Lu}\d"“(]/u.test(line.text);
  const isNew = isItem || (isAfterBlank && !line.isBulleted) || isSentence;
  // "Step 1" or "For the sauce:" stood alone.
  const isOpen = last === '' || (last?.endsWith(':') && last.length < RECIPE_LINE_MAX_LENGTH);
  if (last === null || (isNew && !isOpen)) steps.push(partText(line));
  // What is too long is cut anyway.
  else if (last.length <= RECIPE_STEP_MAX_LENGTH) steps[steps.length - 1] = `${last} ${line.text}`.trim();
}

/** A section begins. */
function begin(gathered: Gathered, { section, facts }: RecipeHeading): void {
  if (section === 'ingredients' && !gathered.isHeaded) dropChance(gathered);
  gathered.section = section;
  gathered.isHeaded ||= section === 'ingredients';
  if (facts) addFacts(gathered, facts);
}

const startsWithAmount = ({ tokens }: RecipeLine): boolean => tokens[0]?.kind === 'number';

/** A line above the steps: the title, an ingredient or what nobody needs. False where the steps begin. */
function addLine(gathered: Gathered, line: RecipeLine, reader: RecipeReader): boolean {
  const isStep = isStepLike(line, recipeLexicon(reader.words));
  const isTitle = gathered.section === 'top' && gathered.title === null && !line.isBulleted;
  if (
    !(line.isTitled && gathered.isHeaded) &&
    isIngredientLike(line, reader) &&
    (!isTitle || startsWithAmount(line))
  ) {
    gathered.section = 'ingredients';
    gathered.foods++;
    gathered.lines.push(line.text);
  } else if (isTitle && !line.isNumbered && !/[.;]$/.test(line.text)) gathered.title = line.text;
  else if (gathered.section === 'ingredients') {
    if ((isStep || line.isNumbered) && !gathered.hasStepsHeading) return false;
    // What nobody knows is an ingredient, too, if somebody says how much of it.
    if (gathered.isHeaded || line.text.endsWith(':') || startsWithAmount(line))
      gathered.lines.push(partText(line));
  }
  return true;
}

/** The recipe in text that somebody pasted; null if it is none. Only so much of the text is read as a recipe may have. */
export function readRecipe(text: string, reader: RecipeReader): ReadRecipe | null {
  const lexicon = recipeLexicon(reader.words);
  const raws = text.slice(0, TEXT_MAX_LENGTH).split(/\r\n?|\n/);
  const lines = raws.slice(0, TEXT_MAX_LINES).map((raw) => recipeLine(raw, lexicon));
  const gathered: Gathered = {
    ...{ title: null, servings: null, times: [], lines: [], steps: [] },
    ...{ section: 'top', isHeaded: false, isList: false, isNumbered: false, foods: 0 },
    hasStepsHeading: lines.some((line) => headingIn(line, lexicon)?.section === 'steps'),
  };
  for (const [at, line] of lines.entries()) {
    const facts = gathered.section === 'steps' ? null : factsIn(line.tokens, lexicon);
    const heading = facts ? null : headingIn(line, lexicon);
    if (facts) addFacts(gathered, facts);
    if (heading) begin(gathered, heading);
    const content = heading ? recipeLine(heading.content, lexicon) : line;
    if (facts || content.isBlank || gathered.section === 'notes') continue;
    if (gathered.section !== 'steps' && addLine(gathered, content, reader)) continue;
    gathered.section = 'steps';
    addStep(gathered, content, lines[at - 1]?.isBlank ?? true);
  }
  return finished(gathered, text.length > TEXT_MAX_LENGTH || raws.length > TEXT_MAX_LINES);
}

const cut = (texts: readonly string[], count: number, length: number): string[] =>
  texts.slice(0, count).map((text) => text.slice(0, length).trim());

function finished(gathered: Gathered, isTooLong: boolean): ReadRecipe | null {
  const { title, servings, times, isHeaded, foods } = gathered;
  const steps = gathered.steps.filter((step) => step !== '');
  const isRecipe = isHeaded ? foods > 0 : foods >= FOODS_MIN;
  if (!isRecipe) return null;
  const draft = {
    title: (title ?? '').slice(0, RECIPE_TITLE_MAX_LENGTH).trim(),
    servings,
    minutes: minutesOf(times),
    lines: cut(gathered.lines, RECIPE_LINES_MAX, RECIPE_LINE_MAX_LENGTH),
    steps: cut(steps, RECIPE_STEPS_MAX, RECIPE_STEP_MAX_LENGTH),
    source: null,
  };
  const isCut =
    isTooLong ||
    (title ?? '').length > RECIPE_TITLE_MAX_LENGTH ||
    gathered.lines.length > RECIPE_LINES_MAX ||
    steps.length > RECIPE_STEPS_MAX ||
    gathered.lines.some((line) => line.length > RECIPE_LINE_MAX_LENGTH) ||
    steps.some((step) => step.length > RECIPE_STEP_MAX_LENGTH);
  return { draft, isCut };
}
