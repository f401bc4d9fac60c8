import { categoriesMatching } from '@crisper/domain/items/category.ts';
import { SEARCH_COUNT_LIMIT } from '@crisper/domain/items/item-list.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import { type ItemListRequest, matching, titlesLike } from './item-matches.queries.ts';
import type { Cursor } from './item-order.ts';

const DAY_MS = 86_400_000;
/** So many of the newest items are looked at one by one. */
const WALK = 500;
/** With so many matches among those, the next ones are soon met by walking on. */
const COMMON = 5;
/** Whoever has found so many does not need to know how many more there are. */
const ENOUGH = 25;
/** On the nearest days there are about so many times as many items as were walked past. */
const NEAR = 32;
/** With more days, all of them are looked up as fast. */
const NEAR_MAX_DAYS = 100;
const LOOKED_UP_MAX = SEARCH_COUNT_LIMIT + 1;

/** What became known while the matches were counted. */
export interface Found {
  /** Of all, or of as many as it took to have enough. */
  total: number;
  /** The newest of them, in that order, as far as they are known. */
  ids: string[];
  /** Those are all there are. */
  isAll: boolean;
  isCommon: boolean;
}

/** Whether it is about titles alone, and about everybody's. */
export function isTitleSearch({ query, ownOnly }: ItemListRequest): boolean {
  const { search, category, status, expires } = query;
  if (!search || ownOnly || category || status || expires) return false;
  return categoriesMatching(search).length === 0;
}

/** Walks past the newest items, where what is common is soon met, and looks up only what is rarer. */
export async function findTitles(db: Database, request: ItemListRequest): Promise<Found> {
  const [walk] = await walkPastNewest(db, { patterns: titlesLike(request.query.search ?? '') });
  const { met, walked, newest, oldest } = walk as Walk;
  const [isAll, isCommon] = [walked < WALK, met.length >= COMMON];
  if (isAll || met.length >= ENOUGH) return { total: met.length, ids: met, isAll, isCommon };

  const { near, all } = await lookUp(db, request, nearDays(newest, oldest));
  if (all && all.length < LOOKED_UP_MAX) return { total: all.length, ids: all, isAll: true, isCommon };
  const isDense = near.length === LOOKED_UP_MAX;
  return {
    total: (all ?? near).length,
    ids: isDense || near.length < met.length ? met : near,
    isAll: false,
    isCommon: isCommon || isDense,
  };
}

/** The newest matches, or those next to the given place, by walking; for what is so common that they are soon met. */
export function walkBack(
  request: ItemListRequest,
  { from, limit }: { from: Cursor | null; limit: number },
): RawBuilder<SqlBool> {
  const older = from && sql`where (added_at, id) < (${from.key}::timestamptz, ${from.id}::uuid)`;
  // With the offset, PostgreSQL puts them in order before it asks whether they match.
  return sql`items.id = any(array(
    select id from (select * from items ${older ?? sql``} order by added_at desc, id desc offset 0) as items
    where ${isTitled(titlesLike(request.query.search ?? ''))} limit ${limit}
  ))`;
}

interface Walk {
  /** Those that match, newest first. */
  met: string[];
  walked: number;
  newest: Date;
  oldest: Date;
}

const isTitled = (patterns: string[]) => sql<SqlBool>`items.title ilike any (${patterns}::text[])`;
const newestFirst = sql`order by added_at desc, id desc`;

const walkPastNewest = prepared(
  (_db, value: ValueOf<{ patterns: string[] }>) => sql<Walk>`
    select coalesce(array_agg(id ${newestFirst}) filter (where ${isTitled(value('patterns'))}), '{}') as met,
      count(*) as walked, max(added_at) as newest, min(added_at) as oldest
    from (select id, title, added_at from items ${newestFirst} limit ${sql.lit(WALK)}) as items
  `,
);

/**
 * Those of some days, and of all if these are not enough. The letters of two common words stand in so many titles that
 * even collecting those takes long.
 */
async function lookUp(
  db: Database,
  request: ItemListRequest,
  days: number[],
): Promise<{ near: string[]; all: string[] | null }> {
  const titles = db
    .selectFrom('items')
    .select(['items.id', 'items.added_at'])
    .where((eb) => matching(eb, request))
    .limit(LOOKED_UP_MAX);
  const needsAll = sql<SqlBool>`(select count(*) < ${ENOUGH} from near)`;
  const { rows } = await sql<{ near: string[]; all: string[] | null }>`
    with near as materialized ${titles.where(addedOn(days))},
    every as materialized ${titles.where(needsAll)}
    select array(select id from near ${newestFirst}) as near,
      case when ${needsAll} then array(select id from every ${newestFirst}) end as all
  `.execute(db);
  return rows[0] ?? { near: [], all: [] };
}

/** The newest first; none where they would be too many. */
function nearDays(newest: Date, oldest: Date): number[] {
  const days = Math.ceil(((newest.getTime() - oldest.getTime()) / DAY_MS) * NEAR) + 1;
  const last = Math.floor(newest.getTime() / DAY_MS);
  return days > NEAR_MAX_DAYS ? [] : Array.from({ length: days }, (_, index) => last - index);
}

/** Word for word what stands in the index. */
const addedOn = (days: number[]) =>
  sql<SqlBool>`array[(items.added_at at time zone 'UTC')::date - date '1970-01-01'] && ${days}::int[]`;
