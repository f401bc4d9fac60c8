import { type Line, type PhraseMatch, titleEdges } from '#line/line.ts';
import type { Part } from '#line/line-food.ts';

/** Where a word stands apart from the name of the food: at its end, or before a sign as in "fri, chicken". */
const standsApart = (
  { tokens }: Line,
  { at, length }: PhraseMatch<unknown>,
  [first, end]: [number, number],
) => at >= end || (at < first && /[^:\P{P}]$|\d$/u.test(tokens[at + length - 1]?.raw ?? ''));

/** A word before or inside the name of the food may be a part of that name: "Friday night curry". */
export function unsureInside<Value>(line: Line, found: PhraseMatch<unknown>, part: Part<Value>): Part<Value> {
  const isSure = part.certainty !== 'said' || standsApart(line, found, titleEdges(line));
  return isSure ? part : { ...part, certainty: 'guessed' };
}
