import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import { countByFreshness, type DateCount, type ItemSummary } from '@crisper/domain/items/item-summary.ts';
import { UPCOMING_DAYS, type Upcoming, upcoming } from '@crisper/domain/items/upcoming.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { isIn, isWhose } from '#items/in-kitchen.ts';
import { fromStoredDate, type StoredDate } from '#items/items.table.ts';
import { onceForVersion } from '#items/once-for-version.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { knownChanges, unknownChanges } from './known-changes.ts';

interface CountedDate {
  expiry_date: StoredDate;
  now: number;
  /** Since a week ago, or since the changes that are known. */
  change: number;
  /** The part of it that no other event can join any more. */
  settled: number | null;
}

export type SummaryScope = 'everyone' | 'mine';

/** The freshness of a kitchen's items, today and seven days ago; of the whole public fridge once for each version. */
export function summarize(
  db: Database,
  inKitchen: InKitchen<'look'>,
  { scope, today, version }: { scope: SummaryScope; today: CalendarDate; version: number },
): Promise<ItemSummary> {
  const work = () => countSummary(db, inKitchen, scope, today);
  return isRolledUp(inKitchen, scope) ? onceForVersion(db, version, `summary ${today}`, work) : work();
}

const isRolledUp = ({ kitchenId }: InKitchen<'look'>, scope: SummaryScope) =>
  kitchenId === PUBLIC_FRIDGE_ID && scope === 'everyone';

async function countSummary(
  db: Database,
  inKitchen: InKitchen<'look'>,
  scope: SummaryScope,
  today: CalendarDate,
): Promise<ItemSummary> {
  const weekAgo = addDays(today, -7);
  const own = scope === 'mine' ? sql`and account_id = ${inKitchen.viewer?.accountId ?? null}` : sql``;
  const known = isRolledUp(inKitchen, scope)
    ? knownChanges(db, today)
    : unknownChanges(today, zoneIn(inKitchen, UTC));
  const { until } = known;
  const { rows } = await sql<CountedDate>`
    select expiry_date, sum(count) as now, sum(change) as change, sum(change) filter (where is_settled) as settled
    from (
      select expiry_date, count, 0 as change, false as is_settled
      from (${countDates(inKitchen, scope)}) as today
      union all
      select expiry_date, 0, change, happened_at < ${until}
      from item_events, lateral (values (expiry_after, 1), (expiry_before, -1)) as moved (expiry_date, change)
      where kitchen_id = ${inKitchen.kitchenId} and happened_at >= ${known.from} ${own} and expiry_date is not null
    ) as counted
    group by expiry_date
  `.execute(db);
  known.settle(rows);
  const read = new Map(rows.map((row) => [row.expiry_date, row]));
  const dates = [...new Set([...read.keys(), ...known.changes.keys()])];
  const countsOf = (count: (date: StoredDate) => number): DateCount[] =>
    dates.map((date) => ({ expiryDate: fromStoredDate(date), count: count(date) }));
  const now = (date: StoredDate) => read.get(date)?.now ?? 0;
  const change = (date: StoredDate) => (read.get(date)?.change ?? 0) + (known.changes.get(date) ?? 0);
  return {
    ...countByFreshness(countsOf(now), today),
    weekAgo: countByFreshness(
      countsOf((date) => now(date) - change(date)),
      weekAgo,
    ),
  };
}

/** The items that expire on each of the coming days. */
export async function listUpcoming(
  db: Database,
  inKitchen: InKitchen<'look'>,
  scope: SummaryScope,
  today: CalendarDate,
): Promise<Upcoming> {
  const { rows } = await sql<{ expiry_date: StoredDate; count: number }>`
    select expiry_date, sum(count) as count from (${countDates(inKitchen, scope)}) as counted
    where expiry_date between ${today}::date and ${addDays(today, UPCOMING_DAYS - 1)}::date
    group by expiry_date
  `.execute(db);
  return upcoming(
    rows.map(({ expiry_date, count }) => ({ expiryDate: fromStoredDate(expiry_date), count })),
    today,
  );
}

/** How many items expire on each date; a date may have several rows. */
function countDates(inKitchen: InKitchen<'look'>, scope: SummaryScope) {
  if (isRolledUp(inKitchen, scope)) {
    return sql`select expiry_date, count::int from item_counts where kitchen_id = ${inKitchen.kitchenId}`;
  }
  const whose = scope === 'mine' ? sql`and ${isWhose(inKitchen, 'mine')}` : sql``;
  return sql`select expiry_date, 1 as count from items where ${isIn(inKitchen.kitchenId)} ${whose}`;
}
