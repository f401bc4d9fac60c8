import { categoriesMatching } from '@crisper/domain/items/category.ts';
import { SEARCH_COUNT_LIMIT } from '@crisper/domain/items/item-list.ts';
import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { type ItemListRequest, matching } from './item-matches.queries.ts';
import type { Cursor } from './item-order.ts';

const DAY_MS = 86_400_000;
const RECENT_DAYS = 2;
const NEAR_DAYS = 14;
/** Whoever has found so many does not need to know how many more there are. */
const ENOUGH = 50;
const LOOK_BACK_MAX_DAYS = 32;
/** How many more days to look at than a steady stream of matches would need. */
const MARGIN = 1.5;

/** What became known while the matches were counted. */
export interface Found {
  /** Counted to one beyond the limit, or less where there are more. */
  total: number;
  /** Which they are, if those are all. */
  ids: string[] | null;
  /** How many of them are of the last two days. */
  recent: number;
  /** When the newest of all items was added. */
  newest: Date | null;
}

/** Whether it is about titles alone, and about everybody's. */
export function isTitleSearch({ query, ownOnly }: ItemListRequest): boolean {
  const { search, category, status, expires } = query;
  if (!search || ownOnly || category || status || expires) return false;
  return categoriesMatching(search).length === 0;
}

/**
 * Looks at the newest days first, because the letters of a common word stand in so many titles that even collecting
 * those takes long. Older ones are only looked for until there are enough.
 */
export async function findTitles(db: Database, request: ItemListRequest): Promise<Found | undefined> {
  const limit = SEARCH_COUNT_LIMIT + 1;
  const today = dayOf(new Date());
  const titles = db
    .selectFrom('items')
    .select('items.id')
    .where((eb) => matching(eb, request))
    .limit(limit);
  const [recentDays, nearDays] = [lastDays(today, RECENT_DAYS), lastDays(today - RECENT_DAYS, NEAR_DAYS)];
  const needsNear = sql<SqlBool>`(select count(*) < ${ENOUGH} from recent)`;
  const needsOthers = sql<SqlBool>`(select count(*) < ${ENOUGH} from (table recent union all table near) as newest)`;
  const isOther = sql<SqlBool>`not ${addedBetween(recentDays)} and not ${addedBetween(nearDays)}`;
  const { rows } = await sql<Found>`
    with recent as materialized ${titles.where(addedOn(recentDays))},
    near as materialized ${titles.where(needsNear).where(addedOn(nearDays))},
    others as materialized ${titles.where(needsOthers).where(isOther)},
    found as (table recent union all table near union all table others limit ${limit})
    select count(*) as total, case when ${needsOthers} and count(*) < ${limit} then coalesce(array_agg(id), '{}') end as ids,
      (select count(*) from recent) as recent, (select max(added_at) from items) as newest
    from found
  `.execute(db);
  return rows[0];
}

/** Where the newest matches probably are, or those next to the given place. */
export function lookBack(found: Found, from: Cursor | null, limit: number): RawBuilder<SqlBool> {
  const last = from ? new Date(from.key) : (found.newest ?? new Date());
  const days = Math.ceil((MARGIN * RECENT_DAYS * limit) / Math.max(found.recent, 1));
  return addedOn(lastDays(dayOf(last), Math.min(days, LOOK_BACK_MAX_DAYS)));
}

/** The newest matches, by walking through the items; for what is so common that they are soon met. */
export function walkBack(
  db: Database,
  request: ItemListRequest,
  { from, limit }: { from: Cursor | null; limit: number },
): RawBuilder<SqlBool> {
  let items = db.selectFrom('items').selectAll().orderBy('added_at', 'desc').orderBy('id', 'desc');
  if (from) items = items.where(sql<SqlBool>`(added_at, id) < (${from.key}::timestamptz, ${from.id}::uuid)`);
  // With the offset, PostgreSQL puts them in order before it asks whether they match.
  return sql`items.id = any(array(
    select id from ${items.offset(sql<number>`0`)} as items where ${matching(expressionBuilder(), request)} limit ${limit}
  ))`;
}

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS);
const startOf = (day: number) => new Date(day * DAY_MS);
/** Newest first. */
const lastDays = (last: number, days: number) => Array.from({ length: days }, (_, index) => last - index);

/** Word for word what stands in the index. */
const addedOn = (days: number[]) =>
  sql<SqlBool>`array[(items.added_at at time zone 'UTC')::date - date '1970-01-01'] && ${days}::int[]`;

/** The same, for looking at single items. */
const addedBetween = ([last = 0, ...others]: number[]) =>
  sql<SqlBool>`(items.added_at >= ${startOf(last - others.length)} and items.added_at < ${startOf(last + 1)})`;
