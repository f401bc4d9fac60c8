import { runOf } from '#line/phrases.ts';
import type { LineToken } from './line-tokens.ts';
import { recipeLexicon } from './recipe-lexicon.ts';
import type { RecipeReader } from './recipe-words.ts';

const PART_WORDS_MAX = 6;

/** "For the sauce:", "FILLING", "## Dough": a part of a recipe begins, and no food is meant. */
export function isPartHeading(text: string, tokens: readonly LineToken[], { words }: RecipeReader): boolean {
  if (text.startsWith('#') || tokens.at(-1)?.plain === ':') return true;
  const { forPart, partNames } = recipeLexicon(words);
  if (tokens.some(({ kind }) => kind !== 'word')) return false;
  const isFor = runOf(forPart, tokens, 0) > 0 && tokens.length <= PART_WORDS_MAX;
  return isFor || runOf(partNames, tokens, 0) === tokens.length;
}
