import type { CalendarDate } from '#calendar-date.ts';
import type { FoodNames } from '#foods/names.ts';
import type { DayOrder, SaidAmount } from '#line/line-food.ts';
import type { Measure } from '#line/measures.ts';
import type { ReceiptWords } from './receipt-words.ts';

/** A line of print as it was recognised. */
export interface PrintedLine {
  text: string;
  /** How sure the recognition is, of 100. */
  confidence: number;
}

/** Why a person should look at a row. */
export type RowDoubt =
  /** There is none, or what stands there is no number. */
  | 'no_price'
  /** It differs from the amount times the unit price. */
  | 'price_unsure'
  /** One digit was taken for another: with it, the row or the sum comes out right. */
  | 'price_mended'
  | 'title_unsure'
  /** Nobody knows whether that is the name of a food. */
  | 'maybe_no_food'
  /** Without it, the rows come to the sum. */
  | 'maybe_no_row';

/** How many or how much was bought, as it is printed. */
export interface BoughtQuantity {
  value: number;
  /** Null for things that are counted. */
  measure: Measure | null;
}

export interface ReceiptRow {
  /** As a person would write it. */
  title: string;
  /** As the shop printed it, as far as that could be read. */
  read: string;
  quantity: BoughtQuantity;
  amount: SaidAmount;
  /** In cents, as printed; null if it could not be read. */
  price: number | null;
  /** In cents, what was taken off again below the row. */
  off: number;
  isFood: boolean;
  doubt: RowDoubt | null;
}

/** The rows do not come to what the receipt says. */
export interface SumProblem {
  /** In cents, negative if the rows come to more. */
  missing: number;
  /** The row that may be wrong, by its place among the rows. */
  suspect: number | null;
}

export interface Receipt {
  shop: string | null;
  date: CalendarDate | null;
  rows: ReceiptRow[];
  /** What the rows come to, in cents, after what was taken off. */
  sum: number;
  /** What they should come to; null if no total was found. */
  total: number | null;
  /** What is printed as the sum to be paid, in cents; with tax, and after what was taken off. */
  printed: number | null;
  /** As EUR; null where the receipt does not name one. */
  currency: string | null;
  problem: SumProblem | null;
}

export interface ReceiptReader {
  today: CalendarDate;
  order: DayOrder | null;
  words: ReceiptWords;
  names: FoodNames;
}
