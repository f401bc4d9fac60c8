import { runOf } from '#line/phrases.ts';
import { type LineToken, lineTokens } from './line-tokens.ts';
import { numberAt } from './numbers.ts';
import { durationAt } from './recipe-facts.ts';
import { type RecipeLexicon, recipeLexicon } from './recipe-lexicon.ts';
import type { RecipeWords } from './recipe-words.ts';

/** What takes longer is not waited for beside the stove. */
const WAITED_MAX = 180;

/** Of "25 to 30 minutes" the shorter, because somebody has to look then. */
function shorterAt(
  tokens: readonly LineToken[],
  at: number,
  minutes: number,
  lexicon: RecipeLexicon,
): number {
  const first = Number(tokens[at]?.raw);
  const hyphen = tokens[at + 1]?.plain === '-' ? 1 : 0;
  const between = hyphen + runOf(lexicon.to, tokens, at + 1 + hyphen);
  const end = between > 0 ? numberAt(tokens, at + 1 + between, lexicon) : null;
  return end && first < end.value ? (minutes / end.value) * first : minutes;
}

/** The longest time that a step names; null if it names none. */
export function minutesInStep(step: string, words: RecipeWords): number | null {
  const lexicon = recipeLexicon(words);
  const tokens = lineTokens(step);
  let longest = 0;
  for (let at = 0; at < tokens.length; at++) {
    const duration = durationAt(tokens, at, lexicon);
    if (!duration) continue;
    const minutes = Math.round(shorterAt(tokens, at, duration.minutes, lexicon));
    if (minutes <= WAITED_MAX) longest = Math.max(longest, minutes);
    at += duration.length - 1;
  }
  return longest > 0 ? longest : null;
}
