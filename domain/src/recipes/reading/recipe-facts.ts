import { phraseAt, runOf } from '#line/phrases.ts';
import { RECIPE_MINUTES_MAX, SERVINGS_MAX } from '#recipes/recipe.ts';
import type { LineToken } from './line-tokens.ts';
import { numberAt } from './numbers.ts';
import type { RecipeLexicon } from './recipe-lexicon.ts';
import type { TimeLabel } from './recipe-words.ts';

/** What lines beside ingredients and steps say: "Serves 4", "Prep 10 min, cook 1 h 20". */
export interface RecipeFacts {
  servings: number | null;
  times: { label: TimeLabel; minutes: number }[];
}

const FACT_TOKENS_MAX = 40;

/** How many signs stand there: "Serves: 4". */
function signsAt(tokens: readonly LineToken[], at: number): number {
  let length = 0;
  while (tokens[at + length]?.kind === 'sign') length++;
  return length;
}

/** How many signs and words like "about" stand there. */
function aboutAt(tokens: readonly LineToken[], at: number, { about }: RecipeLexicon): number {
  const signs = signsAt(tokens, at);
  const words = runOf(about, tokens, at + signs);
  return signs + (words > 0 ? words + signsAt(tokens, at + signs + words) : 0);
}

/** "1 h 20", "90 minutes", "1 hour and 20 minutes". */
export function durationAt(
  tokens: readonly LineToken[],
  start: number,
  lexicon: RecipeLexicon,
): { minutes: number; length: number } | null {
  let at = start + aboutAt(tokens, start, lexicon);
  let minutes = 0;
  let last = Number.POSITIVE_INFINITY;
  for (;;) {
    const joint = last < Number.POSITIVE_INFINITY ? (phraseAt(lexicon.and, tokens, at)?.length ?? 0) : 0;
    const number = numberAt(tokens, at + joint, lexicon);
    const behind = at + joint + (number?.length ?? 0);
    const span = number && phraseAt(lexicon.spans, tokens, behind);
    // Behind hours, a number alone is minutes.
    const unit = span?.meaning ?? (last === 60 && tokens[at]?.kind === 'number' ? 1 : 0);
    if (!number || unit === 0 || unit >= last) break;
    at = behind + (span?.length ?? 0);
    // "Une heure et demie".
    const part = phraseAt(lexicon.andPart, tokens, at);
    minutes += (number.value + (part?.meaning ?? 0)) * unit;
    last = unit;
    at += part?.length ?? 0;
    if (tokens[at]?.plain === '.') at++;
  }
  return last < Number.POSITIVE_INFINITY ? { minutes: Math.round(minutes), length: at - start } : null;
}

/** Only the number and "dozen": of "4 to 6" the first counts, so nobody gets too little. */
function servingsAt(tokens: readonly LineToken[], at: number, lexicon: RecipeLexicon): number | null {
  const start = at + aboutAt(tokens, at, lexicon);
  const number = numberAt(tokens.slice(start, start + 2), 0, lexicon);
  const isTime = number && phraseAt(lexicon.spans, tokens, start + number.length);
  const isWhole = number && Number.isInteger(number.value) && number.value > 0;
  return isWhole && !isTime && number.value <= SERVINGS_MAX ? number.value : null;
}

/** Null if the line says nothing of the kind. What makes one loaf serves nobody knows how many. */
export function factsIn(tokens: readonly LineToken[], lexicon: RecipeLexicon): RecipeFacts | null {
  if (tokens.length > FACT_TOKENS_MAX) return null;
  const facts: RecipeFacts = { servings: null, times: [] };
  const first = signsAt(tokens, 0);
  let isFact = false;
  for (let at = first; at < tokens.length; at++) {
    const label = phraseAt(lexicon.timeLabels, tokens, at);
    const duration = label && durationAt(tokens, at + label.length, lexicon);
    const before = phraseAt(lexicon.servingsBefore, tokens, at);
    const said = before && servingsAt(tokens, at + before.length, lexicon);
    const number = tokens[at]?.kind === 'number' ? servingsAt(tokens, at, lexicon) : null;
    const behind = at + (number === null ? 0 : (numberAt(tokens, at, lexicon)?.length ?? 0));
    const people = number !== null && phraseAt(lexicon.servingsBehind, tokens, behind) ? number : null;
    const servings = said ?? people;
    if (at === first) isFact = Boolean(duration) || servings !== null;
    if (label && duration) {
      facts.times.push({ label: label.meaning, minutes: duration.minutes });
      at += label.length + duration.length - 1;
    } else if (servings !== null && (servings > 1 || people)) facts.servings ??= servings;
  }
  return isFact ? facts : null;
}

/** The total, or the sum of the parts where nobody says it. */
export function minutesOf(times: RecipeFacts['times']): number | null {
  const total = times.find(({ label }) => label === 'total');
  const minutes = total?.minutes ?? times.reduce((sum, { minutes }) => sum + minutes, 0);
  return minutes > 0 && minutes <= RECIPE_MINUTES_MAX ? minutes : null;
}
