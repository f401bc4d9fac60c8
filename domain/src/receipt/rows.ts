import type { Counted } from './counted.ts';
import { lookalikes } from './digits.ts';
import { withoutCodes } from './name.ts';
import type { Printed } from './printed.ts';
import type { BoughtQuantity, RowDoubt } from './receipt.ts';

/** A row with the lines that belong to it. Money is in cents. */
export interface RawRow {
  name: string;
  quantity: BoughtQuantity;
  price: number | null;
  off: number;
  doubt: RowDoubt | null;
  confidence: number;
  /** Amount times unit price is the price, so all three were read correctly. */
  isProved: boolean;
}

type RowLine = Extract<Printed, { kind: 'row' }>;

const ONE: BoughtQuantity = { value: 1, measure: null };

/** Weights are rounded before they are printed. */
const isAbout = (one: number, other: number) => Math.abs(one - other) <= 1;

const costOf = ({ quantity, each }: Counted) => quantity.value * each;

const SCALE = 1000;

/** Amounts that look like this one. Whole numbers of things stay whole. */
function likeQuantities({ value, measure }: BoughtQuantity): BoughtQuantity[] {
  if (Number.isInteger(value) && !measure)
    return lookalikes(value).map((other) => ({ value: other, measure }));
  const digits = String(value).split('.')[1]?.length ?? 0;
  return lookalikes(Math.round(value * 10 ** digits)).map((other) => ({
    value: other / 10 ** digits,
    measure,
  }));
}

/** Unit prices that look like this one; the sign of the dollar is taken for an 8 or a 5. */
const likeEach = (each: number): number[] => [
  ...lookalikes(each),
  ...(each >= SCALE ? [Number(String(each).slice(1))] : []),
];

interface Agreed {
  quantity: BoughtQuantity;
  price: number | null;
  doubt: RowDoubt | null;
  isProved: boolean;
}

/** Amount, unit price and price prove each other, and mend one digit in any of them. */
export function agreed(counted: Counted, price: number | null): Agreed {
  const { quantity, each } = counted;
  const cost = Math.round(costOf(counted));
  if (price === null) return { quantity, price: cost, doubt: 'price_unsure', isProved: false };
  if (isAbout(costOf(counted), price)) return { quantity, price, doubt: null, isProved: true };
  const quantities = likeQuantities(quantity).filter((other) => isAbout(other.value * each, price));
  const isUnitMended = likeEach(each).some((other) => isAbout(quantity.value * other, price));
  const isPriceMended = lookalikes(price).some((other) => isAbout(cost, other));
  if (isUnitMended) return { quantity, price, doubt: null, isProved: true };
  const [only] = quantities;
  if (only && !isPriceMended) return { quantity: only, price, doubt: null, isProved: true };
  if (isPriceMended && !only) return { quantity, price: cost, doubt: 'price_mended', isProved: true };
  return { quantity, price, doubt: 'price_unsure', isProved: false };
}

const LEADING_COUNT = /^(?:(\d{1,2}|[lI|])\s?(?:[xX×]\s?)?(?=\s)\s+(?=.*\p{L}{2})|([lI|])(?=\p{Lu}{3}))/u;
const MARKED_COUNT = /^(\d{1,2})\s?[xX×*]\s+(?=.*\p{L}{2})/u;
const TRAILING_COUNT = /\s(?:[xX×]\s?(\d{1,2})|(\d{1,2})\s?[xX×])$/u;
const countIn = (text: string | undefined) => Number(text?.replace(/[lI|]/, '1'));

/** Whether the shop prints how many before each name: then "7 UP" is seven of something, else it is a name. */
export function hasCounts(lines: readonly Printed[]): boolean {
  const priced = lines.filter((line): line is RowLine => line.kind === 'row' && line.price !== null);
  const counted = priced.filter(({ name }) => LEADING_COUNT.test(name));
  return priced.length > 1 && counted.length > priced.length / 2;
}

/** How many there are by the name alone, and the name without it. */
function countOf(line: RowLine, isCounted: boolean): { name: string; counted: Counted | null } {
  const { name, each, price } = line;
  const marked = MARKED_COUNT.exec(name);
  const leading = marked ?? (isCounted || each !== null ? LEADING_COUNT.exec(name) : null);
  const trailing = leading ? null : each === null ? null : TRAILING_COUNT.exec(name);
  const value = countIn(leading?.[1] ?? leading?.[2] ?? trailing?.[1] ?? trailing?.[2]);
  const found = leading ?? trailing;
  if (!found || !(value > 0)) return { name, counted: null };
  const unit = each ?? (price === null ? 0 : price / value);
  const isMeant = isCounted || marked || (each !== null && price !== null && isAbout(value * unit, price));
  if (!isMeant) return { name, counted: null };
  const rest = leading ? name.slice(found[0].length) : name.slice(0, found.index);
  return { name: rest, counted: { quantity: { value, measure: null }, each: unit } };
}

/** Two prices without an amount: the second is that of several of the first. */
function countByPrices({ each, price }: RowLine): Counted | null {
  if (each === null || price === null || each === 0) return null;
  const value = Math.round(price / each);
  return value >= 1 && isAbout(value * each, price) ? { quantity: { value, measure: null }, each } : null;
}

interface Rules {
  isCounted: boolean;
  isMarker: (word: string) => boolean;
}

export function rawRow(line: RowLine, { isCounted, isMarker }: Rules): RawRow {
  const { name, counted: inName } = countOf(line, isCounted);
  const counted = line.counted ?? inName ?? countByPrices(line);
  const { confidence, price } = line;
  const base = { name: withoutCodes(name, isMarker), off: 0, confidence };
  if (price === null && !line.counted)
    return { ...base, quantity: counted?.quantity ?? ONE, price, doubt: 'no_price', isProved: false };
  const doubt = line.isPriceGuessed ? ('price_mended' as const) : null;
  if (!counted) return { ...base, quantity: ONE, price, doubt, isProved: false };
  const isPrinted = line.counted !== null || line.each !== null;
  const given = agreed(counted, price);
  return { ...base, ...given, isProved: given.isProved && isPrinted };
}
