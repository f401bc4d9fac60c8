import type { ItemId } from '@crisper/domain/items/item.ts';
import { TITLE_MAX_LENGTH } from '@crisper/domain/items/item.ts';
import type { Certainty, SaidAmount } from '@crisper/domain/items/line/line-food.ts';
import type { Receipt, ReceiptRow, RowDoubt } from '@crisper/domain/items/scan/receipt/receipt.ts';
import { fractionDigits } from '@crisper/domain/money.ts';
import { type Row, type Said, said, titled } from '#items/adding/row.ts';
import { priceDraft } from '#items/food-form/price-field.tsx';

/** A row of the receipt, as far as the person has corrected it. */
export interface Picked {
  id: ItemId;
  printed: ReceiptRow;
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

/** Food is put in, and the rest is there to be ticked. */
export const pickingOf = (receipt: Receipt): Picking => ({
  receipt,
  rows: receipt.rows.map((printed) => {
    const { id, title } = titled(printed.title.slice(0, TITLE_MAX_LENGTH));
    const { price, off, isFood, doubt } = printed;
    return { id, printed, title: title.value, paid: price && price - off, isIn: isFood, doubt };
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
  missing: number;
  /** The row that may be the reason, and what its price would be then. */
  suspect: { row: Picked; paid: number } | null;
}

/** What the rows come to, after all corrections. */
export function sumOf({ receipt: { total, problem }, rows }: Picking): Sum {
  const sum = rows.reduce((all, { paid }) => all + (paid ?? 0), 0);
  const missing = total === null ? 0 : total - sum;
  const row = problem?.suspect == null || missing === 0 ? undefined : rows[problem.suspect];
  const paid = (row?.paid ?? 0) + missing;
  return { sum, total, missing, suspect: row && paid > 0 ? { row, paid } : null };
}

/** Receipts are printed with two decimals; the kitchen counts in the smallest unit of its currency. */
export const minorUnits = (cents: number, currency: string): number =>
  Math.round((cents * 10 ** fractionDigits(currency)) / 100);

export const centsOf = (minor: number, currency: string): number =>
  Math.round((minor * 100) / 10 ** fractionDigits(currency));

/** One of something is what nobody has to print. */
const isUsual = ({ amount, unit }: SaidAmount) => amount === 1 && unit === 'piece';

const certaintyOf: Record<RowDoubt, Certainty> = {
  no_price: 'said',
  price_unsure: 'doubtful',
  price_mended: 'guessed',
  title_unsure: 'said',
};

/** The food that is being added, with what the receipt says about it. */
export function rowOf({ id, printed, title, paid, doubt }: Picked, currency: string | undefined): Row {
  const isWeighed = printed.quantity.measure !== null || printed.quantity.value > 1;
  const price: Said<string> | null =
    paid === null || !currency
      ? null
      : {
          value: priceDraft(minorUnits(paid, currency), currency),
          certainty: doubt ? certaintyOf[doubt] : 'said',
        };
  return {
    ...titled(title),
    id,
    title: doubt === 'title_unsure' ? { value: title, certainty: 'doubtful' } : said(title),
    amount: isUsual(printed.amount)
      ? null
      : { value: printed.amount, certainty: isWeighed ? 'said' : 'guessed' },
    price,
  };
}

/** The foods that are put in. */
export const foodsOf = ({ rows }: Picking, currency: string | undefined): Row[] =>
  rows.filter(({ isIn }) => isIn).map((row) => rowOf(row, currency));
