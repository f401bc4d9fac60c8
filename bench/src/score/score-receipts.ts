import { calendarDate } from '@crisper/domain/calendar-date.ts';
import { readReceipt } from '@crisper/domain/receipt/read-receipt.ts';
import type { ReceiptRow } from '@crisper/domain/receipt/receipt.ts';
import { receiptWords } from '@crisper/texts/all/receipt-words.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import { type CaseOutcome, outcome } from './outcome.ts';

interface ReceiptFood {
  printed: string;
  quantity: number | null;
  unit: string | null;
  price: string | null;
}

export interface ReceiptCase {
  id: string;
  country: string;
  quality: string;
  lines: string[];
  expected: { day: string | null; currency: string | null; sum: string | null; foods: ReceiptFood[] };
}

const TODAY = calendarDate('2026-11-18');
/** The sets hold text alone; recognition is this sure of print that it can read. */
const CONFIDENCE = 90;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const cents = (price: string | null) => (price === null ? null : Math.round(Number(price) * 100));

const TIMES: Record<string, number> = {
  ...{ kg: 1000, lb: 453.6, oz: 28.35, g: 1, l: 1000, ml: 1, cl: 10, gallon: 3785 },
};

/** As much as is meant, or a pack of it: "16 oz" is one pack or 454 g. */
function isMuch({ amount, quantity }: ReceiptRow, food: ReceiptFood): boolean {
  if (food.quantity === null) return true;
  const times = TIMES[food.unit ?? ''];
  const wanted = food.quantity * (times ?? 1);
  const isNear = (value: number) => Math.abs(value - wanted) <= 0.02 * wanted;
  if (times === undefined) return isNear(amount.amount) || isNear(quantity.value);
  // Weighed goods have their weight; what is written on a pack may as well be one pack.
  return isNear(amount.amount) || (food.unit !== 'kg' && food.unit !== 'lb' && amount.amount === 1);
}

const isNamed = (row: ReceiptRow, food: ReceiptFood) => {
  const [one, other] = [plain(row.read), plain(food.printed)];
  return one !== '' && (one === other || other.startsWith(one) || one.startsWith(other));
};

/** One outcome for each food, and one for each row that looks like food and is not. */
export function scoreReceipt({ id, quality, lines, expected }: ReceiptCase): CaseOutcome[] {
  const printed = lines.filter((text) => text.trim()).map((text) => ({ text, confidence: CONFIDENCE }));
  const receipt = readReceipt(printed, { today: TODAY, order: null, words: receiptWords, names: foodNames });
  const rows = receipt.rows.filter(({ isFood }) => isFood);
  const rowFor = new Map(expected.foods.map((food) => [food, rows.find((row) => isNamed(row, food))]));
  const foods = expected.foods.map((food) => {
    const row = rowFor.get(food);
    const isCertain = row?.doubt === null;
    return outcome({ id, group: `${quality}, foods`, text: food.printed }, [
      ...(row ? [] : [{ what: 'no row', isCertain: false }]),
      ...(row && row.price !== cents(food.price) ? [{ what: `price ${row.price}`, isCertain }] : []),
      ...(row && !isMuch(row, food)
        ? [
            {
              what: `amount ${row.amount.amount} ${row.amount.unit}`,
              // What the name says is shown as a guess.
              isCertain: isCertain && (row.quantity.measure !== null || row.quantity.value > 1),
            },
          ]
        : []),
    ]);
  });
  const meant = new Set([...rowFor.values()]);
  const strangers = rows.filter((row) => !meant.has(row));
  const { day, sum, currency } = expected;
  return [
    ...foods,
    outcome({ id, group: `${quality}, receipts without a false row`, text: lines[0] ?? '' }, [
      ...strangers.map(({ read, doubt }) => ({ what: `row ${read}`, isCertain: doubt === null })),
    ]),
    outcome({ id, group: `${quality}, sum, day and currency`, text: lines[0] ?? '' }, [
      ...(receipt.printed === cents(sum)
        ? []
        : [{ what: `sum ${receipt.printed}`, isCertain: receipt.printed !== null }]),
      ...(receipt.date === day ? [] : [{ what: `day ${receipt.date}`, isCertain: receipt.date !== null }]),
      ...(receipt.currency === null || receipt.currency === currency
        ? []
        : [{ what: `currency ${receipt.currency}`, isCertain: true }]),
    ]),
  ];
}
