import { foodOf } from '#foods/food-of.ts';
import { runOf } from '#line/phrases.ts';
import { type FoodContext, nameIn } from './food-words.ts';
import type { BracketSize } from './line-amount.ts';
import { type LineToken, textOf } from './line-tokens.ts';
import { isMeasured, type QuantityLine, quantityAt } from './quantity.ts';
import { recipeLexicon } from './recipe-lexicon.ts';

export interface Bracket {
  /** How many tokens stand before it. */
  at: number;
  tokens: LineToken[];
}

/** What stands in brackets, apart from the rest of the line. */
export function withoutBrackets(tokens: readonly LineToken[]): { main: LineToken[]; brackets: Bracket[] } {
  const main: LineToken[] = [];
  const brackets: Bracket[] = [];
  let depth = 0;
  for (const token of tokens) {
    if (token.plain === '(' || token.plain === '[') {
      if (depth++ === 0) brackets.push({ at: main.length, tokens: [] });
    } else if (token.plain === ')' || token.plain === ']') depth = Math.max(0, depth - 1);
    else (depth > 0 ? brackets.at(-1)?.tokens : main)?.push(token);
  }
  return { main, brackets };
}

/** The amount that brackets say, and whether it is the size of one: "2 (400 g) tins". */
export function sizeIn(
  brackets: readonly Bracket[],
  lineOf: (tokens: LineToken[]) => QuantityLine,
): BracketSize | null {
  const sizes = brackets.flatMap(({ at, tokens }) => {
    const size = quantityAt(lineOf(tokens), 0);
    const isAmount = size && (isMeasured(size) || size.length === tokens.length);
    return isAmount ? [{ at, size }] : [];
  });
  return sizes.find(({ size }) => size.exactness === 'metric') ?? sizes[0] ?? null;
}

/** "Soy sauce (or tamari)". */
export function alternativesIn(brackets: readonly Bracket[], context: FoodContext): string[] {
  const { or } = recipeLexicon(context.reader.words);
  return brackets.flatMap(({ tokens }) => {
    const length = runOf(or, tokens, 0);
    const food = textOf(nameIn(tokens.slice(length), context).tokens);
    return length > 0 && foodOf(food, context.reader.names)?.is === 'food' ? [food] : [];
  });
}
