import { phraseAt, runOf } from '#line/phrases.ts';
import { isSeparator, type LineToken } from './line-tokens.ts';
import { countOf, type IngredientQuantity, isMeasured, type QuantityLine, quantityAt } from './quantity.ts';

interface ReadAmount {
  quantity: IngredientQuantity | null;
  /** The tokens without those of the amount. */
  rest: LineToken[];
}

/** "Juice of 2 limes", "Saft einer Limette": the amount is that of the whole food. */
function wholeOf(line: QuantityLine): ReadAmount | null {
  const { tokens, lexicon } = line;
  let at = 0;
  for (;;) {
    const lists = [lexicon.parts, lexicon.prepared, lexicon.qualities, lexicon.and];
    const length = Math.max(...lists.map((list) => phraseAt(list, tokens, at)?.length ?? 0));
    if (length === 0) break;
    at += length;
  }
  const of = runOf(lexicon.of, tokens, at);
  const isPart = tokens.slice(0, at).some((_, part) => phraseAt(lexicon.parts, tokens, part));
  if (!isPart) return null;
  const genitive = of === 0 ? phraseAt(lexicon.genitives, tokens, at) : null;
  if (genitive) return { quantity: countOf(genitive.meaning), rest: tokens.slice(at + genitive.length) };
  if (of === 0) return null;
  const quantity = quantityAt(line, at + of);
  return quantity && { quantity, rest: tokens.slice(at + of + quantity.length) };
}

/** Behind the food: "Flour 200g", "butter, 50 g", "Eggs x 3", "salt a pinch". */
function amountBehind(line: QuantityLine): ReadAmount | null {
  const { tokens, lexicon } = line;
  for (let at = 1; at < tokens.length; at++) {
    const isNumber = tokens[at]?.kind === 'number' || runOf(lexicon.times, tokens, at) > 0;
    const found = quantityAt(line, at);
    const isVague = found?.amount === null && at + found.length === tokens.length;
    if (isVague) return { quantity: found, rest: tokens.slice(0, at) };
    const quantity = isNumber || isSeparator(tokens[at - 1]) ? found : null;
    const behind = at + (quantity?.length ?? 0);
    // "Onion 1 large".
    const end = behind + runOf(lexicon.sizes, tokens, behind);
    const isWhole = isSeparator(tokens[end]) || runOf(lexicon.each, tokens, end) > 0;
    const digits = tokens.slice(at, end).some(({ kind }) => kind === 'number');
    if (quantity && isWhole && digits)
      return { quantity, rest: [...tokens.slice(0, at), ...tokens.slice(end)] };
  }
  return null;
}

export interface BracketSize {
  /** How many tokens stand before the bracket. */
  at: number;
  size: IngredientQuantity;
}

/** A count of packs takes the size in the brackets; cups give way to grams. */
export function withBracket(
  said: IngredientQuantity | null,
  bracket: BracketSize | null,
): IngredientQuantity | null {
  if (!bracket || (said && !isMeasured(bracket.size))) return said;
  const { at, size } = bracket;
  if (!said || said.amount === null || said.exactness === 'length') return size;
  // "1 (2 pound) shoulder" is one of that size, too; in "2 onions (200 g)" pieces are counted.
  const isSize = said.exactness === 'pack' || (said.exactness === 'count' && at === said.length);
  if (isSize) return { ...size, amount: (size.amount ?? 1) * said.amount, isTinned: said.isTinned };
  const isBetter = said.exactness === 'customary' && size.exactness === 'metric';
  return isBetter ? { ...size, isTinned: said.isTinned } : said;
}

/** The amount of a line and its other words, wherever it stands. */
export function amountIn(line: QuantityLine): ReadAmount {
  const { tokens } = line;
  const first = quantityAt(line, 0);
  if (first) return { quantity: first, rest: tokens.slice(first.length) };
  return wholeOf(line) ?? amountBehind(line) ?? { quantity: null, rest: [...tokens] };
}
