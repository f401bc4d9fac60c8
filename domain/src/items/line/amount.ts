import { AMOUNT_MAX } from '#items/keeping/amount.ts';
import type { Figure } from './find-amounts.ts';
import { type Found, type Line, spanOf } from './line.ts';
import type { Part, SaidAmount, Span } from './line-food.ts';
import { converted, uncommon } from './measures.ts';

/** Two sizes that differ by less are the same one in two measures: "2.272 l / 4 pints". */
const SAME_SIZE = 0.02;
const DECIMALS = 1000;

function saidAmount({ value, measure }: Figure, times = 1): SaidAmount {
  const { unit, times: each } = converted[measure ?? 'piece'];
  const amount = value * each * times;
  const isWhole = each !== 1;
  return { amount: isWhole ? Math.round(amount) : Math.round(amount * DECIMALS) / DECIMALS, unit };
}

const isSize = ({ measure }: Figure) => {
  if (measure === 'pack-of') return true;
  const { unit } = converted[measure ?? 'piece'];
  return unit === 'g' || unit === 'ml';
};

const isAlike = (one: SaidAmount, other: SaidAmount) =>
  one.unit === other.unit && Math.abs(one.amount - other.amount) <= SAME_SIZE * one.amount;

/** Where the figures stand, from the first to the last. */
function spanned(line: Line, found: Found<Figure>[]): Span {
  const spans = found.map((each) => spanOf(line, each));
  return { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
}

/** Several of one size are counted, because people eat one yoghurt of the four and not 250 grams of a kilogram. */
function severalOf(count: Figure, size: Figure): SaidAmount[] {
  return [{ amount: count.value, unit: 'pack' }, saidAmount(size, count.value)];
}

function resolve(figures: Figure[]): Omit<Part<SaidAmount>, keyof Span> | null {
  const sizes = figures.filter(isSize);
  const counts = figures.filter((each) => !isSize(each));
  const [size, count] = [sizes[0], counts[0]];
  const amounts = [...counts, ...sizes].map((each) => saidAmount(each));
  const [first] = amounts;
  if (!first) return null;
  const sameSize = sizes.every((each) => size && isAlike(saidAmount(each), saidAmount(size)));
  if (counts.length > 1 || !sameSize)
    return { value: first, certainty: 'doubtful', doubt: 'several_amounts', choices: amounts };
  if (size && count && count.value > 1) {
    const [value = first, ...others] = severalOf(count, size);
    return { value, certainty: 'guessed', choices: [value, ...others] };
  }
  const only = size ?? count;
  if (!only) return null;
  const value = saidAmount(only);
  if (only.measure && uncommon.has(only.measure) && sizes.length === 1)
    return { value, certainty: 'doubtful', doubt: 'uncommon_measure' };
  return { value, certainty: figures.some(({ isGuessed }) => isGuessed) ? 'guessed' : 'said' };
}

/** How much there is, by all the numbers that were found. */
export function amountOf(line: Line, found: Found<Figure>[]): Part<SaidAmount> | null {
  const amount = resolve(found.map(({ meaning }) => meaning));
  if (!amount || amount.value.amount <= 0) return null;
  const span = spanned(line, found);
  if (amount.value.amount <= AMOUNT_MAX) return { ...amount, ...span };
  const value = { ...amount.value, amount: AMOUNT_MAX };
  return { value, certainty: 'doubtful', doubt: 'amount_too_large', ...span };
}
