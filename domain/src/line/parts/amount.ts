import { AMOUNT_MAX } from '#items/keeping/amount.ts';
import { type Line, type PhraseMatch, spanOf } from '#line/line.ts';
import type { Part, SaidAmount, Span } from '#line/line-food.ts';
import { type Customary, converted, isCustomary } from '#line/measures.ts';
import type { Figure } from './find-amounts.ts';

/** Two sizes that differ by less are the same one in two measures: "2.272 l / 4 pints". */
const SAME_SIZE = 0.02;
/** A cup of one country is so much larger than that of another. */
const SAME_CUP = 0.2;
const DECIMALS = 1000;
const OUNCES_IN_POUND = 16;

type Customaries = readonly [Customary, ...Customary[]];

function saidAmount({ value, measure }: Figure, customary: Customary, times = 1): SaidAmount {
  const { unit, times: each } = converted(measure ?? 'piece', customary);
  const amount = value * each * times;
  const isWhole = each !== 1;
  return { amount: isWhole ? Math.round(amount) : Math.round(amount * DECIMALS) / DECIMALS, unit };
}

export const isSize = ({ measure }: Figure) => {
  if (measure === 'pack-of') return true;
  const { unit } = converted(measure ?? 'piece', 'us');
  return unit === 'g' || unit === 'ml';
};

const isAlike = (one: SaidAmount, other: SaidAmount) =>
  one.unit === other.unit && Math.abs(one.amount - other.amount) <= SAME_SIZE * one.amount;

/** Where the figures stand, from the first to the last. */
function spanned(line: Line, found: PhraseMatch<Figure>[]): Span {
  const spans = found.map((each) => spanOf(line, each));
  return { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
}

/** Several of one size are counted, because people eat one yoghurt of the four and not 250 grams of a kilogram. */
function severalOf(count: Figure, size: Figure, customary: Customary): SaidAmount[] {
  return [{ amount: count.value, unit: 'pack' }, saidAmount(size, customary, count.value)];
}

/** "2 lb 4 oz" is one size. */
function joined(sizes: Figure[]): Figure[] {
  const [first, second] = sizes;
  const isPair = sizes.length === 2 && first?.measure === 'pound' && second?.measure === 'ounce';
  return isPair ? [{ ...first, value: first.value + second.value / OUNCES_IN_POUND }] : sizes;
}

/** "1 cup (240 ml)": cups differ, millilitres do not. */
function exactly(sizes: Figure[], customary: Customary): Figure[] {
  const isLoose = ({ measure }: Figure) => measure !== null && isCustomary(measure);
  const [loose, exact] = [sizes.find(isLoose), sizes.find((each) => !isLoose(each))];
  if (sizes.length !== 2 || !loose || !exact) return sizes;
  const [one, other] = [saidAmount(loose, customary), saidAmount(exact, customary)];
  const isSame = one.unit === other.unit && Math.abs(one.amount - other.amount) <= SAME_CUP * one.amount;
  return isSame ? [exact] : sizes;
}

/** All that a figure may mean: both ends of "3-4", and a pint of either country. */
function meanings(figure: Figure, customaries: Customaries): SaidAmount[] {
  const figures = figure.upTo === undefined ? [figure] : [figure, { ...figure, value: figure.upTo }];
  const isOurs = !figure.measure || !isCustomary(figure.measure);
  const countries = isOurs ? customaries.slice(0, 1) : customaries;
  return figures.flatMap((each) => countries.map((customary) => saidAmount(each, customary)));
}

function resolve(figures: Figure[], customaries: Customaries): Omit<Part<SaidAmount>, keyof Span> | null {
  const [customary] = customaries;
  const sizes = exactly(joined(figures.filter(isSize)), customary);
  const counts = figures.filter((each) => !isSize(each));
  const [size, count] = [sizes[0], counts[0]];
  const amounts = [...counts, ...sizes].map((each) => saidAmount(each, customary));
  const [first] = amounts;
  if (!first) return null;
  const sameSize = sizes.every(
    (each) => size && isAlike(saidAmount(each, customary), saidAmount(size, customary)),
  );
  if (counts.length > 1 || !sameSize)
    return { value: first, certainty: 'doubtful', doubt: 'several_amounts', choices: amounts };
  if (size && count && count.value > 1) {
    const [value = first, ...others] = severalOf(count, size, customary);
    return { value, certainty: 'guessed', choices: [value, ...others] };
  }
  const only = size ?? count;
  if (!only) return null;
  const choices = meanings(only, customaries);
  const [value = first] = choices;
  const isOfCountry = only.measure && isCustomary(only.measure) && sizes.length === 1;
  if (isOfCountry && customaries.length > 1)
    return { value, certainty: 'doubtful', doubt: 'uncommon_measure', choices };
  const isGuessed = figures.some((each) => each.isGuessed);
  return { value, certainty: isGuessed ? 'guessed' : 'said', ...(choices.length > 1 && { choices }) };
}

/** How much there is, by all the numbers that were found. */
export function amountOf(line: Line, found: PhraseMatch<Figure>[]): Part<SaidAmount> | null {
  const { customary } = line.reader;
  const amount = resolve(
    found.map(({ meaning }) => meaning),
    customary ? [customary] : ['imperial', 'us'],
  );
  if (!amount || amount.value.amount <= 0) return null;
  const span = spanned(line, found);
  if (amount.value.amount <= AMOUNT_MAX) return { ...amount, ...span };
  const value = { ...amount.value, amount: AMOUNT_MAX };
  return { value, certainty: 'doubtful', doubt: 'amount_too_large', ...span };
}
