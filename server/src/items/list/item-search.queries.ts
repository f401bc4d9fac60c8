import { DAY_MS } from '@crisper/domain/durations.ts';
import { SEARCH_COUNT_LIMIT } from '@crisper/domain/items/item-list.ts';
import { categoriesMatching } from '@crisper/domain/items/item-matches.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import { isIn } from '#items/in-kitchen.ts';
import { type Condition, type ItemListRequest, matching } from './item-matches.queries.ts';
import type { Cursor } from './item-order.ts';
import { isWrittenLikeAny, titlesLike } from './written-titles.ts';

/** How many of the newest items are scanned one by one. */
const WALKED_ITEMS = 500;
/** With this many matches among those, scanning on finds the next ones soon. */
const COMMON_FROM = 5;
/** With this many matches, the exact total does not matter. */
const ENOUGH = 25;
/** How many items to read from the index, as a multiple of those already scanned. */
const NEAR_FACTOR = 32;
const WALK_BACK_MAX = WALKED_ITEMS * NEAR_FACTOR;
/** With more days, looking up all items is as fast. */
const NEAR_MAX_DAYS = 100;
const LOOKED_UP_MAX = SEARCH_COUNT_LIMIT + 1;
/** How much further to look than evenly spread matches would need. */
const MARGIN = 2;

/** The matches known after counting. */
export interface SearchResult {
  /** Of all matches, or of as many as were enough. */
  total: number;
  /** The newest matches, newest first, as far as they are known. */
  ids: string[];
  /** Whether `ids` are all matches. */
  isAll: boolean;
  /** The estimated distance from one match to the next, if known. */
  gap: { items: number } | { days: number; newest: Date } | null;
}

/** Whether the search is for titles only, and among all items. */
export function isTitleSearch({ inKitchen, query, scope }: ItemListRequest): boolean {
  const { search, category, status, expires } = query;
  if (
    !search ||
    scope !== 'everyone' ||
    inKitchen.kitchenId !== PUBLIC_FRIDGE_ID ||
    category ||
    status ||
    expires
  )
    return false;
  return categoriesMatching(search).length === 0;
}

/** Scans the newest items, which finds common matches soon, and uses the index only for rarer ones. */
export async function findTitles(db: Database, request: ItemListRequest): Promise<SearchResult> {
  const [walk] = await walkPastNewest(db, { patterns: patternsOf(request) });
  const { met, walked, newest, oldest } = walk as Walk;
  const isAll = walked < WALKED_ITEMS || !newest || !oldest;
  const inItems = met.length >= COMMON_FROM ? { items: WALKED_ITEMS / met.length } : null;
  if (isAll || met.length >= ENOUGH) return { total: met.length, ids: met, isAll, gap: inItems };

  const days = nearDays(newest, oldest);
  const { near, all } = await lookUp(db, request, days);
  const inDays = near.length > 0 ? { days: days.length / near.length, newest } : null;
  const gap = inItems ?? inDays;
  if (all && all.length < LOOKED_UP_MAX) return { total: all.length, ids: all, isAll: true, gap };
  const isWhole = near.length > met.length && near.length < LOOKED_UP_MAX;
  return { total: (all ?? near).length, ids: isWhole ? near : met, isAll: false, gap };
}

/** The range that probably holds the newest matches, or those next to the given place; limited in size. */
export function lookBack(
  request: ItemListRequest,
  gap: NonNullable<SearchResult['gap']>,
  { from, limit }: { from: Cursor | null; limit: number },
): Condition {
  if ('items' in gap) {
    const items = Math.min(Math.ceil(limit * gap.items * MARGIN), WALK_BACK_MAX);
    return () => walkBack(request, from, limit, items);
  }
  const last = from ? new Date(from.key) : gap.newest;
  const count = Math.min(Math.ceil(limit * gap.days * MARGIN) + 1, NEAR_MAX_DAYS);
  return (eb) => eb.and([matching(eb, request), addedOn(lastDays(last, count))]);
}

function walkBack(request: ItemListRequest, from: Cursor | null, limit: number, items: number) {
  const older = from ? sql`and (added_at, id) < (${from.key}::timestamptz, ${from.id}::uuid)` : sql``;
  return sql<SqlBool>`items.id = any(array(
    select id from (select id, title from items where ${isPublic} ${older} ${newestFirst} limit ${items}) as items
    where ${isWrittenLikeAny(patternsOf(request))} limit ${limit}
  ))`;
}

interface Walk {
  /** The matches, newest first. */
  met: string[];
  walked: number;
  /** When the newest and the oldest scanned items were added; null in an empty fridge. */
  newest: Date | null;
  oldest: Date | null;
}

const patternsOf = ({ query }: ItemListRequest) => titlesLike(query.search ?? '');
/** Other kitchens are small enough to be searched as a whole. */
const isPublic = isIn(PUBLIC_FRIDGE_ID);
const newestFirst = sql`order by added_at desc, id desc`;

const walkPastNewest = prepared(
  (_db, value: ValueOf<{ patterns: string[] }>) => sql<Walk>`
    select coalesce(array_agg(id ${newestFirst}) filter (where ${isWrittenLikeAny(value('patterns'))}), '{}') as met,
      count(*) as walked, max(added_at) as newest, min(added_at) as oldest
    from (select id, title, added_at from items where ${isPublic} ${newestFirst} limit ${sql.lit(WALKED_ITEMS)}) as items
  `,
);

interface LookedUp {
  near: string[];
  all: string[] | null;
}

/**
 * The matches of some days, and all matches if these are not enough. The trigrams of two common words match so many
 * titles that even collecting those takes long.
 */
async function lookUp(db: Database, request: ItemListRequest, days: number[]): Promise<LookedUp> {
  const titles = db
    .selectFrom('items')
    .select(['items.id', 'items.added_at'])
    .where((eb) => matching(eb, request))
    .limit(LOOKED_UP_MAX);
  const needsAll = sql<SqlBool>`(select count(*) < ${ENOUGH} from near)`;
  const { rows } = await sql<LookedUp>`
    with near as materialized ${titles.where(addedOn(days))},
    every as materialized ${titles.where(needsAll)}
    select array(select id from near ${newestFirst}) as near,
      case when ${needsAll} then array(select id from every ${newestFirst}) end as all
  `.execute(db);
  return rows[0] as LookedUp;
}

/** Empty when there would be too many. */
function nearDays(newest: Date, oldest: Date): number[] {
  const count = Math.ceil(((newest.getTime() - oldest.getTime()) / DAY_MS) * NEAR_FACTOR) + 1;
  return count > NEAR_MAX_DAYS ? [] : lastDays(newest, count);
}

function lastDays(last: Date, count: number): number[] {
  const day = Math.floor(last.getTime() / DAY_MS);
  return Array.from({ length: count }, (_, index) => day - index);
}

/** Literally the expression of the index. */
const addedOn = (days: number[]) =>
  sql<SqlBool>`array[(items.added_at at time zone 'UTC')::date - date '1970-01-01'] && ${days}::int[]`;
