import type { CalendarDate } from '#calendar-date.ts';
import { productKey } from '#foods/words.ts';
import type { KitchenItem } from '#items/item.ts';
import type { Unit } from '#items/keeping/amount.ts';
import { dateCertainty, dateMeaning, isFrozen } from '#items/keeping/date-meaning.ts';

/** What a kitchen has of a product that a person is about to buy. */
export interface Having {
  title: string;
  image: string | null;
  category: KitchenItem['category'];
  /** What is left of all of it, by unit. */
  amounts: { amount: number; unit: Unit }[];
  /** How many there are, and how many of them are opened. */
  count: number;
  opened: number;
  /** The day through which the first of them is good; null if none of them has a date. */
  goodThrough: CalendarDate | null;
  /** Nobody said that day. */
  isEstimated: boolean;
  /** It must not be eaten after that day. */
  isUseBy: boolean;
  /** All of it is in a freezer. */
  isFrozen: boolean;
}

type Food = Pick<KitchenItem, 'title' | 'image' | 'category' | 'amount' | 'unit' | 'expiryDate' | 'keeping'>;

/**
 * What there is of the product with that title, else of a kind of it: a Greek yoghurt is a yoghurt, but milk chocolate is
 * no milk. Of several kinds, the one that is to be eaten first. Null if there is none.
 */
export function youHave(title: string, items: readonly Food[]): Having | null {
  const wanted = productKey(title);
  if (wanted === '') return null;
  const byKey = Map.groupBy(items, (item) => productKey(item.title));
  const same = byKey.get(wanted);
  if (same) return havingOf(same);
  const kinds = [...byKey].filter(([key]) => key.endsWith(` ${wanted}`)).map(([, kind]) => havingOf(kind));
  return kinds.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))[0] ?? null;
}

/** After every date. */
const UNDATED = 'undated';
const dayOf = ({ goodThrough }: Having): string => goodThrough ?? UNDATED;

function havingOf(items: readonly Food[]): Having {
  const [first] = items.toSorted((a, b) => (a.expiryDate ?? UNDATED).localeCompare(b.expiryDate ?? UNDATED));
  if (!first) throw new Error('There is no food.');
  const amounts = Map.groupBy(items, ({ unit }) => unit);
  return {
    title: first.title,
    image: first.image,
    category: first.category,
    amounts: [...amounts].map(([unit, some]) => ({
      unit,
      amount: some.reduce((sum, { amount }) => sum + amount, 0),
    })),
    count: items.length,
    opened: items.filter(({ keeping }) => keeping.opened !== null).length,
    goodThrough: first.expiryDate,
    isEstimated: dateCertainty(first.keeping) === 'estimated',
    isUseBy: dateMeaning(first.keeping) === 'use-by',
    isFrozen: items.every(({ keeping }) => isFrozen(keeping)),
  };
}
