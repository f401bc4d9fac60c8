import type { Lexicon } from '#items/line/lexicon.ts';
import type { LineReader, Span } from '#items/line/line-food.ts';
import { phraseAt } from '#items/line/phrases.ts';
import { type Token, tokensOf } from '#items/line/tokens.ts';

const spanned = (spans: readonly Span[]): Span[] =>
  spans.map(({ from, to }) => ({ from, to: Math.max(from, to) }));

/** The number behind an "and" is of another food, and not the end of the number before it: "one and a half". */
function startsFood(lexicon: Lexicon, tokens: Token[], at: number): boolean {
  const isPart = isInIdiom(lexicon, tokens, at) || phraseAt(lexicon.andPart, tokens, at) !== null;
  const isCount =
    /^\d/.test(tokens[at + 1]?.plain ?? '') || phraseAt(lexicon.numbers, tokens, at + 1) !== null;
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
  const isAnd = tokens.map((_, at) => (isPair && at === 1) || phraseAt(lexicon.and, tokens, at) !== null);
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
    const around = [lexicon.fillers, lexicon.measures, lexicon.numbers, lexicon.of]
      .map((phrases) => phraseAt<unknown>(phrases, tokens, at)?.length ?? 0)
      .reduce((one, other) => Math.max(one, other));
    const plain = tokens[at]?.plain ?? '';
    if (around === 0 && phraseAt(lexicon.clauses, tokens, at)) break;
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

const isCount = ({ plain }: Token) => /^\d{1,2}$/.test(plain);

/** "3 tomatoes 2 onions": nothing divides them but their counts. */
export function cutBeforeCounts(line: string, piece: Span, { sense }: LineReader): Span[] {
  const tokens = tokensOf(line, piece);
  const [first] = tokens;
  if (!sense || !first || !isCount(first)) return [piece];
  const counts = tokens.filter(isCount);
  const spans = counts.map(({ from }, index) => ({ from, to: counts[index + 1]?.from ?? piece.to }));
  const areFoods = spans.every((span) => sense.isName(line.slice(span.from, span.to).replace(/\d/g, '')));
  return areFoods ? spans : [piece];
}
