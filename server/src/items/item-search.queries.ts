import { categoriesMatching } from '@crisper/domain/items/category.ts';
import { SEARCH_COUNT_LIMIT } from '@crisper/domain/items/item-list.ts';
import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { type ItemListRequest, matching } from './item-matches.queries.ts';
import type { Cursor } from './item-order.ts';

const DAY_MS = 86_400_000;
const RECENT_DAYS = 2;
/** As far back as is looked for the newest matches before all items are. */
const LOOK_BACK_MAX_DAYS = 32;
/** How many more days to look at than a steady stream of matches would need. */
const MARGIN = 1.5;

/** What was found while counting, at most one more than is counted. */
export interface Found {
  ids: string[];
  /** How many of them were added within the last two days. */
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
 * The index begins with the newest days, because the letters of a common word stand in so many titles that even
 * collecting them takes long. PostgreSQL does not begin with the others once there are enough.
 */
export async function findTitles(db: Database, request: ItemListRequest): Promise<Found> {
  const today = dayOf(new Date());
  const recent = search(db, request)
    .where(addedOn(lastDays(today, RECENT_DAYS)))
    .select(sql<boolean>`true`.as('recent'));
  const others = search(db, request)
    .where((eb) => eb.or([addedBefore(today - RECENT_DAYS + 1), eb.not(addedBefore(today + 1))]))
    .select(sql<boolean>`false`.as('recent'));
  const { rows } = await sql<Found>`
    select coalesce(array_agg(id), '{}') as ids, count(*) filter (where recent) as recent,
      (select max(added_at) from items) as newest
    from (${recent} union all ${others} limit ${SEARCH_COUNT_LIMIT + 1}) as found
  `.execute(db);
  return rows[0] ?? { ids: [], recent: 0, newest: null };
}

/** The ids of the newest matches, or of those next to the given place: where there are many, by walking through all. */
export function newestTitles(
  db: Database,
  request: ItemListRequest,
  { recent, newest }: Found,
  { from, limit }: { from: Cursor | null; limit: number },
): RawBuilder<unknown> {
  const place = from
    ? sql<SqlBool>`(items.added_at, items.id) < (${from.key}::timestamptz, ${from.id}::uuid)`
    : sql<SqlBool>`true`;
  if (recent > SEARCH_COUNT_LIMIT) {
    const inOrder = db
      .selectFrom('items')
      .selectAll()
      .where(place)
      .orderBy('added_at', 'desc')
      .orderBy('id', 'desc')
      .offset(sql<number>`0`);
    return sql`select id from ${inOrder} as items where ${matching(expressionBuilder(), request)} limit ${limit}`;
  }
  const last = dayOf(from ? new Date(from.key) : (newest ?? new Date()));
  const days = Math.min(Math.ceil((MARGIN * RECENT_DAYS * limit) / Math.max(recent, 1)), LOOK_BACK_MAX_DAYS);
  const [near, far] = [addedOn(lastDays(last, days)), addedBefore(last - days + 1)].map((time) =>
    search(db, request)
      .where(time)
      .where(place)
      .orderBy('items.added_at', 'desc')
      .orderBy('items.id', 'desc')
      .limit(limit),
  );
  return sql`select id from (${near} union all ${far}) as found limit ${limit}`;
}

function search(db: Database, request: ItemListRequest) {
  return db
    .selectFrom('items')
    .select('items.id')
    .where((eb) => matching(eb, request));
}

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS);
const lastDays = (last: number, days: number) => Array.from({ length: days }, (_, index) => last - index);

/** Word for word what stands in the index. */
const addedOn = (days: number[]) =>
  sql<SqlBool>`array[(items.added_at at time zone 'UTC')::date - date '1970-01-01'] && ${days}::int[]`;
const addedBefore = (day: number) => sql<SqlBool>`items.added_at < ${new Date(day * DAY_MS)}`;
