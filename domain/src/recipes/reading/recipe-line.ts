import { phraseAt, runOf } from '#line/phrases.ts';
import { RECIPE_LINE_MAX_LENGTH } from '#recipes/recipe.ts';
import { foodOfIngredient } from './food-of-ingredient.ts';
import { readIngredient } from './ingredient.ts';
import { cleanLine, type LineToken, lineTokens, textOf } from './line-tokens.ts';
import { numberAt } from './numbers.ts';
import { factsIn, type RecipeFacts } from './recipe-facts.ts';
import { type RecipeLexicon, recipeLexicon } from './recipe-lexicon.ts';
import type { RecipeReader, RecipeSection } from './recipe-words.ts';

export interface RecipeLine {
  /** Without bullets, boxes and the number of a step. */
  text: string;
  tokens: LineToken[];
  isBlank: boolean;
  isBulleted: boolean;
  /** Whether Markdown makes a heading of it. */
  isTitled: boolean;
  /** Whether it has the number of a step. */
  isNumbered: boolean;
}

const HEADING_TOKENS_MAX = 16;
const PART_TOKENS_MAX = 6;
const STEP_WORDS_MIN = 4;
const SENTENCE_WORDS_MIN = 12;
const TEXT_LINE_MAX_LENGTH = 10_000;
const INGREDIENT_TOKENS_MAX = 40;
const NUMBER = /^(\d{1,2})\s*[.):]\s+(?=\D|$)|^(\d{1,2})\s*[.):]$/;
const TITLED = /^\s*(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$)/;
const BULLETED = /^\s*(?:[•·▪◦●○‣*+–—-]\s|\p{So}|\[[ xX]?\])/u;

/** "3." or "Step 3:". */
function withoutNumber(text: string, tokens: readonly LineToken[], { step }: RecipeLexicon): string | null {
  const number = NUMBER.exec(text);
  if (number) return text.slice(number[0].length);
  const named = runOf(step, tokens, 0);
  if (named === 0 || tokens[named]?.kind !== 'number') return null;
  const rest = tokens.slice(named + 1).find(({ kind }) => kind !== 'sign');
  return rest ? text.slice(rest.from) : '';
}

export function recipeLine(raw: string, lexicon: RecipeLexicon): RecipeLine {
  const cleaned = cleanText(raw);
  // Long lines are steps; only their beginning is looked at.
  const tokens = lineTokens(cleanLine(cleaned));
  const unnumbered = withoutNumber(cleaned, tokens, lexicon);
  const text = unnumbered ?? cleaned;
  return {
    text,
    tokens: unnumbered === null ? tokens : lineTokens(cleanLine(text)),
    isBlank: cleaned === '',
    isBulleted: BULLETED.test(raw),
    isTitled: TITLED.test(raw),
    isNumbered: unnumbered !== null,
  };
}

/** Without its bullet and Markdown, in one line of plain blanks. */
const cleanText = (raw: string): string =>
  raw
    .slice(0, TEXT_LINE_MAX_LENGTH)
    .replace(/^(?:[\s•·▪◦●○‣*+#>–—-]|\p{So}|\uFE0F|\[[ xX✓]?\])+/u, '')
    .replace(/\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export interface RecipeHeading {
  section: RecipeSection;
  /** "Ingredients (serves 4)". */
  facts: RecipeFacts | null;
  /** What follows the heading on its line: "Method: mix all." */
  content: string;
}

export function headingIn({ text, tokens }: RecipeLine, lexicon: RecipeLexicon): RecipeHeading | null {
  const first = tokens.findIndex(({ kind }) => kind !== 'sign');
  const phrase = first < 0 ? null : phraseAt(lexicon.headings, tokens, first);
  if (!phrase) return null;
  const behind = tokens.slice(first + phrase.length);
  const section = phrase.meaning;
  if (behind.every(({ kind }) => kind === 'sign')) return { section, facts: null, content: '' };
  const facts = factsIn(behind, lexicon);
  if (facts && behind.length <= HEADING_TOKENS_MAX) return { section, facts, content: '' };
  if (behind[0]?.plain === '(' && behind.at(-1)?.plain === ')') return { section, facts: null, content: '' };
  // "Ingredients for the sauce".
  const isOfPart = runOf(lexicon.forPart, behind, 0) > 0 && behind.length <= PART_TOKENS_MAX;
  if (section === 'ingredients' && isOfPart) return { section, facts: null, content: `${textOf(behind)}:` };
  if (behind[0]?.plain !== ':') return null;
  return { section, facts: null, content: text.slice(text.indexOf(':') + 1).trim() };
}

/** Whether it says an amount or is in a list, and names a food. */
export function isIngredientLike({ text, tokens, isBulleted, isNumbered }: RecipeLine, reader: RecipeReader) {
  if (isNumbered || tokens.length > INGREDIENT_TOKENS_MAX || text.length > RECIPE_LINE_MAX_LENGTH)
    return false;
  const lexicon = recipeLexicon(reader.words);
  const isShort = tokens.length <= 6 && !text.endsWith('.');
  const hasAmount = numberAt(tokens, 0, lexicon) !== null || phraseAt(lexicon.measures, tokens, 0) !== null;
  if (!isBulleted && !hasAmount && !isShort) return false;
  if (isStepLike({ text, tokens, isNumbered }, lexicon) && !hasAmount) return false;
  const ingredients = readIngredient(text, reader);
  return ingredients.some((each) => foodOfIngredient(each, reader)?.is === 'food');
}

/** Whether it tells what to do. */
export function isStepLike(
  { text, tokens, isNumbered }: Pick<RecipeLine, 'text' | 'tokens' | 'isNumbered'>,
  { verbs, lastVerbs, asides }: RecipeLexicon,
): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  const last = tokens.findLastIndex(({ kind }) => kind === 'word');
  // "Butter zum Einfetten" tells what it is for.
  const isDone = phraseAt(lastVerbs, tokens, last) && !phraseAt(asides, tokens, last - 1);
  if (isDone && words > 2) return true;
  if (words < STEP_WORDS_MIN) return false;
  const isSentence = /[.!]$/.test(text) || tokens.length > INGREDIENT_TOKENS_MAX;
  if (isNumbered || (isSentence && words > SENTENCE_WORDS_MIN)) return true;
  return phraseAt(verbs, tokens, 0) !== null && (isSentence || words > STEP_WORDS_MIN);
}
