import type { Lexicon } from '#line/lexicon.ts';
import { isFree, type Line, lineOf } from '#line/line.ts';
import type { LineReader, Span } from '#line/line-food.ts';
import { isInDigits, quantityAt } from '#line/numbers.ts';
import { phraseAt, runOf } from '#line/phrases.ts';
import { type Token, tokensOf } from '#line/tokens.ts';

const spanned = (spans: readonly Span[]): Span[] =>
  spans.map(({ from, to }) => ({ from, to: Math.max(from, to) }));

/** The number behind an "and" is of another food, and not the end of the number before it: "one and a half". */
function startsFood(lexicon: Lexicon, tokens: Token[], at: number): boolean {
  const isBehindNumber = [lexicon.numbers, lexicon.measures].some((phrases) =>
    phraseAt<unknown>(phrases, tokens, at - 1),
  );
  const isRest =
    phraseAt(lexicon.andPart, tokens, at) !== null && (isBehindNumber || isNumberAt(lexicon, tokens, at - 1));
  const isPart = isInIdiom(lexicon, tokens, at) || isRest;
  // "And uh a tub of hummus".
  const next = at + 1 + runOf(lexicon.fillers, tokens, at + 1);
  const isCount = [at + 1, next].some(
    (from) => /^\d/.test(tokens[from]?.plain ?? '') || phraseAt(lexicon.numbers, tokens, from) !== null,
  );
  // "Eggs x12 and milk": the number belongs to the food before it.
  const isAfterCount = /^x?\d+x?$/.test(tokens[at - 1]?.plain ?? '') || isMeasured(lexicon, tokens, at - 1);
  if (!isPart && !isCount && isAfterCount && at > 1 && tokens[at + 1] !== undefined) return true;
  return !isPart && isCount && at > 0 && tokens[at + 2] !== undefined && !isNumberAt(lexicon, tokens, at - 1);
}

const isInIdiom = (lexicon: Lexicon, tokens: readonly Token[], at: number) =>
  tokens.some((_, start) => {
    const idiom = phraseAt(lexicon.idioms, tokens, start);
    return idiom && start <= at && start + idiom.length > at;
  });

/** The measure of "2 loaves" or "500g". */
const isMeasured = (lexicon: Lexicon, tokens: Token[], at: number) =>
  /^\d[\d.,]*[a-z]+$/.test(tokens[at]?.plain ?? '') ||
  (phraseAt(lexicon.measures, tokens, at) !== null && /^\d/.test(tokens[at - 1]?.plain ?? ''));

const isNumberAt = (lexicon: Lexicon, tokens: Token[], at: number) =>
  /^\d/.test(tokens[at]?.plain ?? '') || phraseAt(lexicon.multiples, tokens, at) !== null;

/** "two pounds of chicken and a dozen eggs" are two foods, because both are counted. */
export function cutAtCounts(line: string, piece: Span, lexicon: Lexicon): Span[] {
  const tokens = tokensOf(line, piece);
  const cuts = tokens.filter(
    (_, at) => phraseAt(lexicon.joints, tokens, at) !== null && startsFood(lexicon, tokens, at),
  );
  const starts = [piece.from, ...cuts.map(({ to }) => to)];
  return spanned(starts.map((from, index) => ({ from, to: cuts[index]?.from ?? piece.to })));
}

/** "eggs and bread" at the end of a list is two foods, "mac and cheese" one. */
export function cutAtAnd(line: string, last: Span, lexicon: Lexicon): Span[] {
  const tokens = tokensOf(line, last);
  const isPair = tokens.length === 3 && /^[&n]$/.test(tokens[1]?.plain ?? '');
  const isAnd = tokens.map(
    (_, at) =>
      (isPair && at === 1) ||
      (phraseAt(lexicon.and, tokens, at) !== null && phraseAt(lexicon.andPart, tokens, at) === null),
  );
  if (isAnd[0]) return [{ from: tokens[0]?.to ?? last.from, to: last.to }];
  const isIdiom = tokens.some((_, at) => phraseAt(lexicon.idioms, tokens, at));
  const at = isAnd.indexOf(true);
  const and = tokens[at];
  if (!and || isIdiom || at !== isAnd.lastIndexOf(true) || at === tokens.length - 1) return [last];
  return [
    { from: last.from, to: and.from },
    { from: and.to, to: last.to },
  ];
}

/** "carrots and potatoes" are two foods; "spinach and ricotta tortellini" may be one. */
export function cutSingles(line: string, piece: Span, lexicon: Lexicon): Span[] {
  const tokens = tokensOf(line, piece);
  const isIdiom = tokens.some((_, at) => phraseAt(lexicon.idioms, tokens, at));
  const isSingles =
    tokens.length >= 3 &&
    tokens.length % 2 === 1 &&
    tokens.every(({ plain }, at) =>
      at % 2 === 1 ? phraseAt(lexicon.and, tokens, at) !== null : /^\p{L}{3,}$/u.test(plain),
    );
  return isSingles && !isIdiom
    ? tokens.filter((_, at) => at % 2 === 0).map(({ from, to }) => ({ from, to }))
    : [piece];
}

/** The words that may name a food: no numbers, no measures, no words around them. */
function namesIn(tokens: readonly Token[], lexicon: Lexicon): string {
  const names: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const around = [lexicon.fillers, lexicon.measures, lexicon.numbers, lexicon.of, lexicon.article]
      .map((phrases) => phraseAt<unknown>(phrases, tokens, at)?.length ?? 0)
      .reduce((one, other) => Math.max(one, other));
    const plain = tokens[at]?.plain ?? '';
    if (
      around === 0 &&
      [lexicon.clauses, lexicon.days].some((phrases) => phraseAt<unknown>(phrases, tokens, at))
    )
      break;
    if (around === 0 && /^\p{L}/u.test(plain)) names.push(plain);
    at += Math.max(1, around);
  }
  return names.join(' ');
}

/** "2 cauliflowers and leeks" are two foods that the list has; "beans and cheese burrito" is one that it has not. */
export function cutAtNames(line: string, piece: Span, lexicon: Lexicon, { sense }: LineReader): Span[] {
  const tokens = tokensOf(line, piece);
  const at = tokens.findIndex((_, index) => phraseAt(lexicon.joints, tokens, index));
  const [left, right] = [tokens.slice(0, at), tokens.slice(at + 1)];
  const and = tokens[at];
  if (!sense || !and || at < 1 || isInIdiom(lexicon, tokens, at)) return [piece];
  const [one, other] = [namesIn(left, lexicon), namesIn(right, lexicon)];
  const isCounted =
    left.some((_, index) => isNumberAt(lexicon, left, index)) ||
    /[^s]s$/.test(one) ||
    !`${one}${other}`.includes(' ');
  const isTwo = isCounted && sense.isName(one) && sense.isName(other);
  return isTwo && !sense.isName(namesIn(tokens, lexicon))
    ? [
        { from: piece.from, to: and.from },
        { from: and.to, to: piece.to },
      ]
    : [piece];
}

/** Behind these a number belongs to the food before it: "a cake for 2", "the last of 3". */
const isBound = ({ lexicon, tokens }: Line, at: number) =>
  [lexicon.of, lexicon.within, lexicon.beforeDay].some(
    (phrases) => phraseAt<unknown>(phrases, tokens, at)?.length === 1,
  );

/** Where an amount begins that is no size: sizes stand behind their foods as well. */
function amountsIn(line: Line): number[] {
  const starts: number[] = [];
  for (let at = 0; at < line.tokens.length; ) {
    const few = runOf(line.lexicon.fewOf, line.tokens, at);
    const quantity = isFree(line, at) ? quantityAt(line, at) : null;
    const of = quantity ? runOf(line.lexicon.of, line.tokens, at + quantity.length) : 0;
    const isSize = quantity?.measure && of === 0 && isInDigits(line, at);
    if ((few > 0 || (quantity && !isSize)) && !isBound(line, at - 1)) starts.push(at);
    at += Math.max(1, few, (quantity?.length ?? 0) + of);
  }
  return starts;
}

/** "Three tomatoes two onions and a lettuce": nothing divides them but their amounts. */
export function cutBeforeAmounts(
  text: string,
  piece: Span,
  lexicon: Lexicon,
  reader: LineReader,
): (Span & { over?: Span })[] {
  const { sense } = reader;
  const line = lineOf(text, piece, lexicon, reader);
  const { tokens } = line;
  const starts = amountsIn(line);
  const first = tokens[starts[0] ?? 0]?.from ?? piece.from;
  // "In the cupboard there are two tins of tuna and some noodles".
  const over = { from: piece.from, to: first };
  if (!sense || line.isCut || starts.length < 2 || sense.of(text.slice(over.from, over.to)) === 'food')
    return [piece];
  const ends = starts.slice(1);
  const spans = starts.map((_, index) => {
    const [from, to] = [index === 0 ? 0 : (starts[index] ?? 0), ends[index] ?? tokens.length];
    // The joint before the next amount is of neither.
    const last = phraseAt(lexicon.joints, tokens, to - 1) && to < tokens.length ? to - 1 : to;
    return { from: tokens[from]?.from ?? piece.from, to: tokens[last - 1]?.to ?? piece.to };
  });
  const areFoods = spans.every(({ from, to }) => sense.of(text.slice(from, to)) === 'food');
  return areFoods ? spans.map((span) => ({ ...span, over })) : [piece];
}
