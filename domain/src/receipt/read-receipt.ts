import { foodSense } from '#foods/food-sense.ts';
import { spelled } from '#line/phrases.ts';
import { assembled } from './assembled.ts';
import { boughtOf, isDamaged, nameTidier } from './name.ts';
import { cleaned, lineClassifier, wordFinder } from './printed.ts';
import type { PrintedLine, Receipt, ReceiptReader, ReceiptRow } from './receipt.ts';
import { receiptDate } from './receipt-date.ts';
import type { ReceiptWords } from './receipt-words.ts';
import type { RawRow } from './rows.ts';
import { printedSum, summed } from './sums.ts';

/** Below this, letters of a name are likely to be wrong. */
const SURE = 60;

/** The first line with a word in it is the name of the shop. */
const shopOf = (lines: readonly PrintedLine[]): string | null =>
  lines.map(({ text }) => cleaned(text)).find((text) => /\p{L}{3}/u.test(text)) ?? null;

/** The one currency that is named most; null for none, or where two are named as often. */
function currencyOf(lines: readonly PrintedLine[], { currencies }: ReceiptWords): string | null {
  const text = lines.map((line) => line.text.toLowerCase()).join(' ');
  const tokens = text.match(/[a-z]*\p{Sc}|\p{L}+/gu) ?? [];
  const counts = Object.entries(currencies)
    .map(([code, names]) => ({
      code,
      count: tokens.filter((token) => spelled(names).includes(token)).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  const [first, second] = counts;
  return first && first.count !== second?.count ? first.code : null;
}

/** Reads what was recognised on a receipt, of whichever shop. */
export function readReceipt(
  lines: readonly PrintedLine[],
  { today, order, words, names }: ReceiptReader,
): Receipt {
  const classify = lineClassifier(words);
  const tidied = nameTidier(words);
  const whole = assembled(
    lines.flatMap((line) => classify(line) ?? []),
    wordFinder(words.markers),
  );
  const isBeside = wordFinder(words.besideFood);
  const isOfFood = wordFinder(words.foods);
  const endings = spelled(words.foodEndings);
  const sense = foodSense(names);
  const wordsOf = (title: string) => title.split(/[^\p{L}\p{N}$]+/u);
  const isKnown = (title: string) =>
    sense.of(title) === 'food' ||
    wordsOf(title).some((word) => isOfFood(word) || endings.some((end) => word.toLowerCase().endsWith(end)));
  // Without a price, what nobody knows is a heading.
  const priced = whole.rows.filter(({ name, price }) => price !== null || isKnown(tidied(name).title));
  const { rows, sum, total, problem } = summed({ ...whole, rows: priced });

  const rowOf = ({ name, quantity, price, off, doubt, confidence }: RawRow): ReceiptRow => {
    const { title, size } = tidied(name);
    const isFood = sense.of(title) !== 'household' && !wordsOf(title).some(isBeside);
    const isUnsure = confidence < SURE || isDamaged(name);
    return {
      title,
      read: name,
      quantity,
      amount: boughtOf(quantity, size),
      price,
      off,
      isFood,
      doubt: doubt ?? (isUnsure ? 'title_unsure' : isFood && !isKnown(title) ? 'maybe_no_food' : null),
    };
  };
  return {
    shop: rows.length > 0 ? shopOf(lines) : null,
    date: receiptDate(lines.map(({ text }) => text).join('\n'), { today, order }),
    rows: rows.map(rowOf),
    sum,
    total,
    printed: printedSum(whole),
    currency: currencyOf(lines, words),
    problem,
  };
}
