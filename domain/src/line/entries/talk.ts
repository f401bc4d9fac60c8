import type { Lexicon } from '#line/lexicon.ts';
import type { LineReader, Span } from '#line/line-food.ts';
import { type Phrases, phraseAt, runOf } from '#line/phrases.ts';
import { tokensOf } from '#line/tokens.ts';

const PRICE = /\p{Sc}|\d[.,]\d\d\b/u;

/** "ok thanks", "see you later". */
export function isTalk(line: string, span: Span, lexicon: Lexicon): boolean {
  const tokens = tokensOf(line, span);
  // A kiss at the end.
  const words = tokens.at(-1)?.plain === 'x' ? tokens.slice(0, -1) : tokens;
  const greeted = runOf(lexicon.fillers, words, 0);
  return [0, greeted].some((at) => phraseAt(lexicon.notLines, tokens, at)) || greeted >= words.length;
}

export function isNoFood(line: string, span: Span, lexicon: Lexicon): boolean {
  const tokens = tokensOf(line, span);
  if (isTalk(line, span, lexicon)) return true;
  return phraseAt(lexicon.notFoods, tokens, 0) !== null && PRICE.test(line.slice(span.from, span.to));
}

export const isNameless = (line: string, { from, to }: Span, { sense }: LineReader) =>
  sense !== null && sense.of(line.slice(from, to)) !== 'food';

/** "Order 4711 confirmed": of a shop, and without a food. */
export function isOfShop(line: string, span: Span, lexicon: Lexicon, reader: LineReader): boolean {
  const tokens = tokensOf(line, span);
  return isNameless(line, span, reader) && tokens.some((_, at) => phraseAt(lexicon.shopTalk, tokens, at));
}

/** "Your order: 1x spaghetti 500g": what a shop says before what it sold. */
export function isOrder(line: string, head: Span, lexicon: Lexicon, reader: LineReader): boolean {
  const tokens = tokensOf(line, head);
  const rest = { from: head.to, to: line.length };
  return (
    tokens.some((_, at) => phraseAt(lexicon.shopTalk, tokens, at)) &&
    /\d/.test(line.slice(head.to)) &&
    !isNameless(line, rest, reader) &&
    !isAbsent(line, rest, lexicon)
  );
}

/** "Braai on Saturday", "dinner for 4 at 7": nothing that anybody has. */
export function isOccasion(line: string, span: Span, lexicon: Lexicon): boolean {
  const tokens = tokensOf(line, span);
  const occasion = phraseAt(lexicon.occasions, tokens, 0)?.length ?? 0;
  const { weekdays, days, weekend, next, months, timesOfDay, onDay, forPerson, everybody } = lexicon;
  const words = [
    weekdays,
    days,
    weekend,
    next,
    months,
    timesOfDay,
    onDay,
    forPerson,
    everybody,
    lexicon.numbers,
  ];
  let at = occasion;
  while (at < tokens.length) {
    const length = words.map((phrases) => phraseAt<unknown>(phrases, tokens, at)?.length ?? 0);
    const longest = Math.max(...length, /^\d/.test(tokens[at]?.plain ?? '') ? 1 : 0);
    if (longest === 0) return false;
    at += longest;
  }
  return occasion > 0 && at > occasion;
}

/** "Bananas: out of stock": a food that is not there. */
export function isAbsent(line: string, span: Span, lexicon: Lexicon): boolean {
  const tokens = tokensOf(line, span);
  return tokens.some((_, at) => phraseAt(lexicon.absent, tokens, at));
}

/** "onion, finely chopped": what to do with it, and no food. "Gouda, sliced" is bought so, and that is part of its name. */
export function isPreparation(line: string, piece: Span, lexicon: Lexicon, { sense }: LineReader): boolean {
  const tokens = tokensOf(line, piece);
  const isOf = (phrases: Phrases<true>) => tokens.map((_, at) => phraseAt(phrases, tokens, at) !== null);
  const asSold = isOf(lexicon.asSold);
  if (asSold.every(Boolean)) return sense === null;
  return (
    runOf(
      lexicon.preparations,
      tokens.filter((_, at) => !asSold[at]),
      0,
    ) >= asSold.filter((is) => !is).length
  );
}
