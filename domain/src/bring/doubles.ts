import type { CalendarDate } from '#calendar-date.ts';
import { productKey } from '#foods/words.ts';

/** What is in the kitchen, as far as an import has to know it. */
export interface Here {
  foods: readonly { title: string; expiryDate: CalendarDate | null; labelDate: CalendarDate | null }[];
  /** References that came by an earlier import. */
  references: ReadonlySet<string>;
  /** What the kitchen calls products, by their fourteen digits. */
  products: ReadonlyMap<string, string>;
}

interface Incoming {
  ref: string;
  key: string;
  barcode: string | null;
  /** The days by which it may be known: printed, and through which it is good. */
  days: readonly (CalendarDate | null)[];
}

/**
 * Says of one food after the other whether it is in the kitchen already: by its reference, else by its barcode and date,
 * else by its title and date. What is there once is found once.
 */
export function doublesIn({
  foods,
  references,
  products,
}: Here): (food: Incoming) => 'reference' | 'alike' | null {
  const counts = new Map<string, number>();
  const keyOf = (title: string, day: CalendarDate | null) => `${title}|${day ?? ''}`;
  for (const { title, expiryDate, labelDate } of foods)
    for (const day of new Set([expiryDate, labelDate])) {
      const key = keyOf(productKey(title), day);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const takeAlike = ({ key, barcode, days }: Incoming): boolean => {
    const called = barcode === null ? undefined : products.get(barcode);
    const titles = called === undefined ? [key] : [productKey(called), key];
    for (const title of titles)
      for (const day of new Set(days)) {
        const found = keyOf(title, day);
        const left = counts.get(found) ?? 0;
        if (left > 0) {
          counts.set(found, left - 1);
          return true;
        }
      }
    return false;
  };
  return (food) => {
    const isAlike = takeAlike(food);
    if (references.has(food.ref)) return 'reference';
    return isAlike ? 'alike' : null;
  };
}
