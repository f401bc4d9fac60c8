import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/items/category.ts';
import type { ItemEventKind } from '@crisper/domain/items/item-event.ts';
import type { Outcome, Toll } from '@crisper/domain/items/keeping/toll.ts';
import { firstOfMonth } from '@crisper/domain/month.ts';

declare module '#db/tables.ts' {
  interface Tables {
    kitchen_months: KitchenMonthsTable;
    member_months: MemberMonthsTable;
  }
}

interface MonthOfKitchen {
  kitchen_id: string;
  /** Its first day. */
  month: CalendarDate;
  outcome: Outcome;
  foods: number;
  grams: number;
  guessed_grams: number;
  co2e: number;
  money: number;
  /** Foods without a price. */
  unpriced: number;
}

/** What became of the food of one category in one month. */
interface KitchenMonthsTable extends MonthOfKitchen {
  category: Category;
}

/** What became of the kitchen's food by the hand of one person in one month. */
interface MemberMonthsTable extends MonthOfKitchen {
  account_id: string;
}

/** What an event adds to the sums of a month, or takes from them. Nobody's when the account is deleted. */
export type MonthSum = Omit<KitchenMonthsTable, 'kitchen_id'> & { account_id: string | null };

const outcomes: Partial<Record<ItemEventKind, Outcome>> = {
  'item-eaten': 'eaten',
  'item-used': 'eaten',
  'item-wasted': 'wasted',
  'item-given-away': 'given-away',
};

/** Whether some of the food, or all of it, is gone. */
export const isEnd = (kind: ItemEventKind): boolean => kind in outcomes;

interface Gone {
  kind: ItemEventKind;
  category: Category;
  on: CalendarDate;
  by: string | null;
}

/** Null if the event is no end of food. */
export function sumOf(
  { kind, category, on, by }: Gone,
  { foods, grams, isGuessed, co2e, money }: Toll,
  times: 1 | -1 = 1,
): MonthSum | null {
  const outcome = outcomes[kind];
  if (!outcome) return null;
  return {
    month: firstOfMonth(on),
    account_id: by,
    category,
    outcome,
    foods: times * foods,
    grams: times * grams,
    guessed_grams: isGuessed ? times * grams : 0,
    co2e: times * co2e,
    money: times * (money ?? 0),
    unpriced: money === null ? times * foods : 0,
  };
}
