import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/foods/category.ts';
import type { ItemEventKind } from '@crisper/domain/items/item-event.ts';
import { type Outcome, type Toll, tollOf } from '@crisper/domain/items/keeping/toll.ts';
import { firstOfMonth } from '@crisper/domain/month.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import type { ValueOf } from '#db/prepared.ts';
import type { ItemRow } from './items.table.ts';
import { amountOf } from './row-facts.ts';

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
const isEnd = (kind: ItemEventKind): boolean => kind in outcomes;

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

/** What of an event the sums depend on. */
interface Ending {
  kind: ItemEventKind;
  /** Null in the public fridge, which has no sums. */
  on: CalendarDate | null;
  amount?: number;
  price?: number | null;
  takesBack?: MonthSum | null;
}

/** What went, for the event, and what that adds to the sums. */
export interface SumValues {
  tollFoods: number | null;
  tollGrams: number | null;
  tollGuessed: boolean | null;
  tollCo2e: number | null;
  tollMoney: number | null;
  /** As JSON. */
  sum: string | null;
}

/** The values of an event that ends food, and how they change the sums of the month. */
export function sumValues(before: ItemRow | null, event: Ending, by: string): SumValues {
  const { kind, on, amount, price, takesBack } = event;
  const toll =
    before && isEnd(kind)
      ? tollOf(
          { category: before.category, price: price ?? before.price, amount: amountOf(before) },
          amount ?? before.amount,
        )
      : null;
  const sum = toll && before && on ? sumOf({ kind, category: before.category, on, by }, toll) : takesBack;
  return {
    tollFoods: toll?.foods ?? null,
    tollGrams: toll?.grams ?? null,
    tollGuessed: toll?.isGuessed ?? null,
    tollCo2e: toll?.co2e ?? null,
    tollMoney: toll?.money ?? null,
    sum: sum ? JSON.stringify(sum) : null,
  };
}

/** Adds to the sums of the kitchen, or takes from them, for events that are nobody's. */
export async function addSums(
  tx: Transaction,
  kitchenId: string,
  sums: readonly (MonthSum | null)[],
): Promise<void> {
  const all = sums.filter((sum) => sum !== null);
  if (all.length === 0) return;
  await sql`
    insert into kitchen_months as months (kitchen_id, month, category, outcome, ${SUMMED})
    select ${kitchenId}::uuid, month, category, outcome, ${sql.raw(SUMS.map((sum) => `sum(${sum})`).join(', '))}
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as one (
      month date, category text, outcome text, foods float8, grams float8, guessed_grams float8, co2e float8,
      money bigint, unpriced float8
    )
    group by month, category, outcome
    on conflict (kitchen_id, month, category, outcome) do update set ${added}`.execute(tx);
}

const SUMS = ['foods', 'grams', 'guessed_grams', 'co2e', 'money', 'unpriced'];
const SUMMED = sql.raw(SUMS.join(', '));
const added = sql.raw(SUMS.map((column) => `${column} = months.${column} + excluded.${column}`).join(', '));
/** Nothing is taken back from a person whose account is deleted. */
const isKnown = (kitchenId: unknown) => sql`exists (
  select from member_months as known
  where known.kitchen_id = ${kitchenId}::uuid and known.account_id = sum.account_id
    and known.month = sum.month and known.outcome = sum.outcome
)`;

/**
 * Adds to the sums of the kitchen and of the person, if the statement's item was `written`. Each part names the kitchen
 * itself: a cluster sends the statement to one machine only if it can tell from each which one that is.
 */
export const summed = (
  value: ValueOf<SumValues & { kitchen_id: string }>,
): RawBuilder<unknown> => sql`sum as (
    select sum.*
    from jsonb_to_record(${value('sum')}::jsonb) as sum (
      account_id uuid, month date, category text, outcome text, foods float8, grams float8, guessed_grams float8,
      co2e float8, money bigint, unpriced float8
    )
    where ${value('sum')}::jsonb is not null and exists (select from written)
  ), monthly as (
    insert into kitchen_months as months (kitchen_id, month, category, outcome, ${SUMMED})
    select ${value('kitchen_id')}::uuid, month, category, outcome, ${SUMMED} from sum
    on conflict (kitchen_id, month, category, outcome) do update set ${added}
  ), own as (
    insert into member_months as months (kitchen_id, account_id, month, outcome, ${SUMMED})
    select ${value('kitchen_id')}::uuid, account_id, month, outcome, ${SUMMED} from sum
    where account_id is not null and (foods > 0 or ${isKnown(value('kitchen_id'))})
    on conflict (kitchen_id, account_id, month, outcome) do update set ${added}
  )`;
