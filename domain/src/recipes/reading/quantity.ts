import { phraseAt, runOf } from '#line/phrases.ts';
import { isSeparator, type LineToken } from './line-tokens.ts';
import { type IngredientUnit, MEASURES, type PiecePart, partOf, type RecipeMeasure } from './measures.ts';
import { numberAt } from './numbers.ts';
import type { RecipeLexicon } from './recipe-lexicon.ts';

export interface IngredientQuantity {
  amount: number | null;
  unit: IngredientUnit;
  exactness: (typeof MEASURES)[RecipeMeasure]['exactness'];
  isTinned: boolean;
  /** Null where whole pieces are counted, or nothing is. */
  part: PiecePart | null;
  /** How many tokens it has. */
  length: number;
}

export interface QuantityLine {
  tokens: readonly LineToken[];
  lexicon: RecipeLexicon;
  /** Whether the line speaks of butter, or of what else is sold by the stick. */
  isInSticks: boolean;
  isAmerican: boolean;
}

interface MeasureRead {
  measure: RecipeMeasure;
  length: number;
}

export const isMeasured = ({ exactness }: IngredientQuantity): boolean =>
  exactness === 'metric' || exactness === 'customary';

function measureAt({ tokens, lexicon, ...line }: QuantityLine, at: number): MeasureRead | null {
  const hyphen = tokens[at]?.plain === '-' ? 1 : 0;
  const start = at + hyphen;
  const capital = lexicon.capitalMeasures.get(tokens[start]?.raw ?? '');
  const phrase = capital ? { meaning: capital, length: 1 } : phraseAt(lexicon.measures, tokens, start);
  if (!phrase) return null;
  const dot = tokens[start + phrase.length]?.plain === '.' ? 1 : 0;
  const length = hyphen + phrase.length + dot;
  if (phrase.meaning === 'stick' && !line.isInSticks) return { measure: 'stalk', length };
  if (phrase.meaning === 'pint' && line.isAmerican) return { measure: 'american-pint', length };
  return { measure: phrase.meaning, length };
}

/** Also behind words between it and its number: "1 small bunch", "3/4 of a cup". */
function measureBehind(line: QuantityLine, at: number): MeasureRead | null {
  const { tokens, lexicon } = line;
  const plain = measureAt(line, at);
  if (plain) return plain;
  let skipped = runOf(lexicon.of, tokens, at);
  if (skipped > 0 && tokens[at + skipped]?.kind === 'word')
    skipped += phraseAt(lexicon.numbers, tokens, at + skipped)?.length ?? 0;
  skipped += runOf(lexicon.sizes, tokens, at + skipped);
  while (tokens[at + skipped]?.plain === '.') skipped++;
  const found = skipped > 0 ? measureAt(line, at + skipped) : null;
  return found && { ...found, length: skipped + found.length };
}

const quantityOf = (value: number, measure: RecipeMeasure, length: number): IngredientQuantity => {
  const { unit, times, exactness } = MEASURES[measure];
  const amount = times === null ? null : measure === 'length' ? 1 : value * times;
  return { amount, unit, exactness, isTinned: measure === 'tin', part: partOf(measure), length };
};

export const countOf = (value: number): IngredientQuantity => quantityOf(value, 'piece', 1);

const times = (quantity: IngredientQuantity, count: number, length: number): IngredientQuantity => ({
  ...quantity,
  amount: quantity.amount === null ? null : quantity.amount * count,
  length: length + quantity.length,
});

/** "1 lb 2 oz", "1 cup plus 2 tablespoons". */
function withMore(line: QuantityLine, at: number, quantity: IngredientQuantity): IngredientQuantity {
  const next = at + quantity.length;
  const plus = runOf(line.lexicon.plus, line.tokens, next);
  const more = isMeasured(quantity) ? quantityAt(line, next + plus) : null;
  const isSum = more && isMeasured(more) && more.unit === quantity.unit;
  if (!isSum || more.amount === null || quantity.amount === null || more.amount >= quantity.amount)
    return quantity;
  return { ...quantity, amount: quantity.amount + more.amount, length: quantity.length + plus + more.length };
}

/** The same amount in other measures: "1 cup / 240 ml"; or the upper end of a range: "200 g - 250 g". */
function withOther(line: QuantityLine, at: number, quantity: IngredientQuantity): IngredientQuantity {
  const { tokens, lexicon } = line;
  const next = at + quantity.length;
  const isSlash = tokens[next]?.plain === '/' || tokens[next]?.plain === '-';
  const joint = isSlash ? 1 : Math.max(runOf(lexicon.or, tokens, next), runOf(lexicon.to, tokens, next));
  const other = joint > 0 ? quantityAt(line, next + joint) : null;
  if (!other || !isMeasured(quantity) || other.exactness === 'count') return quantity;
  const isRange = other.unit === quantity.unit && other.exactness === quantity.exactness;
  const isBetter = isRange || (other.exactness === 'metric' && quantity.exactness !== 'metric');
  return { ...(isBetter ? other : quantity), length: quantity.length + joint + other.length };
}

/** "400 g tin", "125 g ball", "5 cm piece". */
function withPack(line: QuantityLine, at: number, quantity: IngredientQuantity): IngredientQuantity {
  const pack = measureBehind(line, at + quantity.length);
  const exactness = pack && MEASURES[pack.measure].exactness;
  const isPack = exactness === 'pack' || exactness === 'count';
  const isAgain = quantity.exactness === 'pack' || quantity.exactness === 'count';
  if (!pack || !isPack || isAgain) return quantity;
  // "1 tsp cloves".
  const isFood = exactness === 'count' && isSeparator(line.tokens[at + quantity.length + pack.length]);
  if (at === 0 && isFood) return quantity;
  return {
    ...quantity,
    isTinned: quantity.isTinned || pack.measure === 'tin',
    length: quantity.length + pack.length,
  };
}

/** "2 tins of 400 g". */
function withSize(line: QuantityLine, at: number, quantity: IngredientQuantity): IngredientQuantity | null {
  const next = at + quantity.length;
  const of = quantity.exactness === 'pack' ? runOf(line.lexicon.of, line.tokens, next) : 0;
  const size = of > 0 && line.tokens[next + of]?.kind === 'number' ? quantityAt(line, next + of) : null;
  if (!size || !isMeasured(size) || quantity.amount === null) return null;
  return { ...times(size, quantity.amount, quantity.length + of), isTinned: quantity.isTinned };
}

const complete = (line: QuantityLine, at: number, quantity: IngredientQuantity): IngredientQuantity =>
  withSize(line, at, quantity) ?? withPack(line, at, withOther(line, at, withMore(line, at, quantity)));

/** "A pint and a half". */
function measured(line: QuantityLine, at: number, value: number, before: number): IngredientQuantity | null {
  const found = measureBehind(line, at + before);
  // "6 cloves": the spice, and not what another food is divided into.
  const isFood = at === 0 && isSeparator(line.tokens[before + (found?.length ?? 0)]);
  if (!found || (isFood && MEASURES[found.measure].exactness === 'count')) return null;
  const part = phraseAt(line.lexicon.andPart, line.tokens, at + before + found.length);
  const length = before + found.length + (part?.length ?? 0);
  return complete(line, at, quantityOf(value + (part?.meaning ?? 0), found.measure, length));
}

/** Without a number: "pinch of salt", "bunch of parsley". */
function unnumberedAt(line: QuantityLine, at: number): IngredientQuantity | null {
  const { tokens, lexicon } = line;
  const vague = phraseAt(lexicon.measures, tokens, at);
  // Sprinkles are sold.
  const isAlone = isSeparator(tokens[at + (vague?.length ?? 0)]);
  if (vague?.meaning === 'vague' && !isAlone) return quantityOf(1, 'vague', vague.length);
  const found = measureBehind(line, at);
  if (!found || isAlone) return null;
  const isOf = runOf(lexicon.of, tokens, at + found.length) > 0;
  const isVague = found.measure === 'vague';
  return isOf || isVague ? quantityOf(1, found.measure, found.length) : null;
}

/** An amount with its measure: "500g", "2 x 400 g tins", "half a dozen", "1 lb 2 oz". */
export function quantityAt(line: QuantityLine, start: number): IngredientQuantity | null {
  const { tokens, lexicon } = line;
  const about = runOf(lexicon.about, tokens, start);
  const at = start + about;
  const unnumbered = unnumberedAt(line, at);
  if (unnumbered) return { ...unnumbered, length: about + unnumbered.length };
  const isTimesFirst = runOf(lexicon.times, tokens, at) > 0 && tokens[at + 1]?.kind === 'number';
  const number = numberAt(tokens, isTimesFirst ? at + 1 : at, lexicon);
  if (!number) return null;
  const before = number.length + (isTimesFirst ? 1 : 0);
  const found = measured(line, at, number.value, before);
  if (found) return { ...found, length: about + found.length };
  // "2 x 400 g", "2 400 g tins", "1 14-ounce can".
  const cross = runOf(lexicon.times, tokens, at + before);
  const each = tokens[at + before + cross]?.kind === 'number' ? quantityAt(line, at + before + cross) : null;
  if (each && (isMeasured(each) || each.exactness === 'length'))
    return times(each, number.value, about + before + cross);
  return { ...quantityOf(number.value, 'piece', about + before + cross) };
}
