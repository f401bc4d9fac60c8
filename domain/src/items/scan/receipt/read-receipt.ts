import { assembled } from './assembled.ts';
import { foodJudge } from './food-judge.ts';
import { boughtOf, nameTidier } from './name.ts';
import { cleaned, lineClassifier, wordFinder } from './printed.ts';
import type { PrintedLine, Receipt, ReceiptReader, ReceiptRow } from './receipt.ts';
import { receiptDate } from './receipt-date.ts';
import type { RawRow } from './rows.ts';
import { summed } from './sums.ts';

/** Below this, letters of a name are likely to be wrong. */
const SURE = 60;

/** The first line with a word in it is the name of the shop. */
const shopOf = (lines: readonly PrintedLine[]): string | null =>
  lines.map(({ text }) => cleaned(text)).find((text) => /\p{L}{3}/u.test(text)) ?? null;

/** Reads what was recognised on a receipt, of whichever shop. */
export function readReceipt(lines: readonly PrintedLine[], { today, order, words }: ReceiptReader): Receipt {
  const classify = lineClassifier(words);
  const tidied = nameTidier(words);
  const isFood = foodJudge(words);
  const whole = assembled(
    lines.flatMap((line) => classify(line) ?? []),
    wordFinder(words.markers),
  );
  const { rows, sum, total, problem } = summed(whole);

  const rowOf = ({ name, quantity, price, off, doubt, confidence }: RawRow): ReceiptRow => {
    const { title, size } = tidied(name);
    return {
      title,
      read: name,
      quantity,
      amount: boughtOf(quantity, size),
      price,
      off,
      isFood: isFood(title),
      doubt: doubt ?? (confidence < SURE ? 'title_unsure' : null),
    };
  };
  return {
    shop: rows.length > 0 ? shopOf(lines) : null,
    date: receiptDate(lines.map(({ text }) => text).join('\n'), { today, order }),
    rows: rows.map(rowOf),
    sum,
    total,
    problem,
  };
}
