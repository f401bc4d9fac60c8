import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { TITLE_MAX_LENGTH } from '@crisper/domain/items/item.ts';
import type { Certainty, SaidAmount } from '@crisper/domain/line/line-food.ts';
import { fractionDigits } from '@crisper/domain/money.ts';
import type { Receipt, ReceiptRow, RowDoubt } from '@crisper/domain/receipt/receipt.ts';
import { priceDraft } from '#items/food-form/price-field.tsx';
import { type Known, type Row, rowLike, type Said, said, titled } from '#kitchen/adding/row.ts';

/** A row of the receipt, as far as the person has corrected it. */
export interface Picked {
  id: ItemId;
  printed: ReceiptRow;
  /** As the kitchen put it in the last time; null if it has never seen that row. */
  known: Known | null;
  title: string;
  /** What was paid for it, in cents. */
  paid: number | null;
  isIn: boolean;
  /** Why the person should look at it; null once they have. */
  doubt: RowDoubt | null;
}

/** A receipt with its rows, and which of them are put in. */
export interface Picking {
  receipt: Receipt;
  rows: Picked[];
}

/** The longest row is shorter; what is longer was not read well, and never comes again. */
const SEEN_MAX_LENGTH = 100;

/** How the kitchen knows the row again. */
const seenAs = ({ read }: ReceiptRow): string =>
  `receipt:${read.toUpperCase().replace(/\s+/g, ' ').slice(0, SEEN_MAX_LENGTH)}`;

/** Food is put in, and so is what was put in before; the rest is there to be ticked. */
export const pickingOf = (receipt: Receipt, names: ReadonlyMap<string, Known>): Picking => ({
  receipt,
  rows: receipt.rows.map((printed) => {
    const known = names.get(seenAs(printed)) ?? null;
    const { id, title } = titled(known?.title ?? printed.title.slice(0, TITLE_MAX_LENGTH));
    const { price, off, isFood } = printed;
    const doubt = known && printed.doubt === 'title_unsure' ? null : printed.doubt;
    const isIn = isFood || known !== null;
    return { id, printed, known, title: title.value, paid: price && price - off, isIn, doubt };
  }),
});

export const changed = (picking: Picking, id: ItemId, change: Partial<Picked>): Picking => ({
  ...picking,
  rows: picking.rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
});

interface Sum {
  /** In cents. */
  sum: number;
  total: number | null;
  /** The sum as it is printed, which may have tax in it or be after what was taken off. */
  printed: number | null;
  missing: number;
  /** The row that may be the reason, and what its price would be then. */
  suspect: { row: Picked; paid: number } | null;
}

/** What the rows come to, after all corrections. */
export function sumOf({ receipt: { total, printed, problem }, rows }: Picking): Sum {
  const sum = rows.reduce((all, { paid }) => all + (paid ?? 0), 0);
  const missing = total === null ? 0 : total - sum;
  const row = problem?.suspect == null || missing === 0 ? undefined : rows[problem.suspect];
  const paid = (row?.paid ?? 0) + missing;
  return { sum, total, printed, missing, suspect: row && paid > 0 ? { row, paid } : null };
}

/** Receipts are printed with two decimals; the kitchen counts in the smallest unit of its currency. */
export const minorUnits = (cents: number, currency: string): number =>
  Math.round((cents * 10 ** fractionDigits(currency)) / 100);

export const centsOf = (minor: number, currency: string): number =>
  Math.round((minor * 100) / 10 ** fractionDigits(currency));

/** What is weighed or counted on the receipt; else as much as the last time, or as the name says. */
function amountOf({ printed: { quantity, amount }, known }: Picked): Said<SaidAmount> | null {
  if (quantity.measure !== null || quantity.value > 1) return { value: amount, certainty: 'said' };
  if (known) return { value: { amount: known.amount, unit: known.unit }, certainty: 'guessed' };
  const isOne = amount.amount === 1 && amount.unit === 'piece';
  return isOne ? null : { value: amount, certainty: 'guessed' };
}

const certaintyOf: Record<RowDoubt, Certainty> = {
  no_price: 'said',
  price_unsure: 'doubtful',
  price_mended: 'guessed',
  title_unsure: 'said',
  maybe_no_food: 'said',
  maybe_no_row: 'doubtful',
};

interface OfReceipt {
  /** The kitchen's; without it there are no prices. */
  currency: string | undefined;
  /** The day of the receipt, from which on its foods keep. */
  boughtOn: CalendarDate | null;
}

/** The food that is being added, with what the receipt says about it. */
export function rowOf(picked: Picked, { currency, boughtOn }: OfReceipt): Row {
  const { id, printed, known, title, paid, doubt } = picked;
  const price: Said<string> | null =
    paid === null || !currency
      ? null
      : {
          value: priceDraft(minorUnits(paid, currency), currency),
          certainty: doubt ? certaintyOf[doubt] : 'said',
        };
  const { value, measure } = printed.quantity;
  return {
    ...(known?.title === title ? rowLike(known) : titled(title)),
    id,
    title: doubt === 'title_unsure' ? { value: title, certainty: 'doubtful' } : said(title),
    amount: amountOf(picked),
    began: boughtOn && said({ kind: 'bought', on: boughtOn }),
    price,
    seen: { as: seenAs(printed), ...(measure === null && Number.isInteger(value) && { times: value }) },
  };
}

/** The foods that are put in. */
export const foodsOf = ({ rows, receipt }: Picking, currency: string | undefined): Row[] =>
  rows.filter(({ isIn }) => isIn).map((row) => rowOf(row, { currency, boughtOn: receipt.date }));

/** The receipt's currency, where it is another than that of the kitchen. */
export const foreignCurrency = ({ receipt }: Picking, currency: string): string | null =>
  receipt.currency !== null && receipt.currency !== currency ? receipt.currency : null;
