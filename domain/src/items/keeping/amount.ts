export const UNITS = ['piece', 'pack', 'portion', 'g', 'ml'] as const;
export type Unit = (typeof UNITS)[number];

/** How much there was and how much is left. Amounts have three decimals at most, so that shares add up. */
export interface Amount {
  start: number;
  left: number;
  unit: Unit;
}

export const AMOUNT_MAX = 1_000_000;
const DECIMALS = 1000;
const COUNTED: ReadonlySet<Unit> = new Set(['piece', 'pack', 'portion']);
const SHARES = [3 / 4, 1 / 2, 1 / 4];

const rounded = (amount: number) => Math.round(amount * DECIMALS) / DECIMALS;

/** What several amounts of one unit are together. */
export const sumOf = (amounts: readonly number[]): number =>
  rounded(amounts.reduce((sum, amount) => sum + amount, 0));

export interface Use {
  amount: Amount;
  used: number;
  /** What was asked for and was not there. */
  missing: number;
}

/** Uses add up and never go below nothing. */
export function use(amount: Amount, wanted: number): Use {
  const used = rounded(Math.min(wanted, amount.left));
  return {
    amount: { ...amount, left: rounded(amount.left - used) },
    used,
    missing: rounded(wanted - used),
  };
}

/** Amounts that may be left after some was used: fractions of the amount at first, below the one that is left. */
export function sharesLeft({ start, left }: Amount): { share: number; left: number }[] {
  return SHARES.map((share) => ({ share, left: rounded(start * share) })).filter(
    (choice) => choice.left > 0 && choice.left < left,
  );
}

/** The whole number of SPEC's items: never 0, and 1 for what is weighed or measured. */
export function quantityOf({ left, unit }: Amount): number {
  return COUNTED.has(unit) ? Math.max(1, Math.ceil(left)) : 1;
}

/** Splits an amount into the rest and the part that is taken. */
export function split(amount: Amount, part: number): [Amount, Amount] {
  const { amount: rest, used } = use(amount, part);
  return [
    { ...rest, start: rounded(amount.start - used) },
    { start: used, left: used, unit: amount.unit },
  ];
}

/** Splits a price into that of the rest and that of the part. Their sum is the price. */
export function splitPrice(
  price: number | null,
  { start }: Amount,
  part: number,
): [number | null, number | null] {
  if (price === null) return [null, null];
  const taken = Math.round((price * part) / start);
  return [price - taken, taken];
}
