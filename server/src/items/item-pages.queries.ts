import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { categoriesMatching } from '@crisper/domain/items/category.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { expiryRange, type ItemListQuery, SEARCH_COUNT_LIMIT } from '@crisper/domain/items/item-list.ts';
import { searchesWordStarts } from '@crisper/domain/items/search.ts';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { Viewer } from '#identity/viewer.ts';
import { type Cursor, orderOf, readCursor, writeCursor } from './item-order.ts';
import { selectItems, toItem } from './items.queries.ts';

export interface ItemPage {
  items: Item[];
  total: number;
  /** There are more matches than were counted. */
  totalIsCapped: boolean;
  /** Where the pages after and before this one begin, if there are any. */
  next: string | null;
  previous: string | null;
}

export interface ItemListRequest {
  query: Omit<ItemListQuery, 'scope'>;
  viewer: Viewer | null;
  ownOnly: boolean;
  today: CalendarDate;
}

type ItemsExpression = ExpressionBuilder<Tables, 'items'>;

export async function listItems(db: Database, request: ItemListRequest): Promise<ItemPage> {
  const { total, capped } = await countItems(db, request);
  const { sort } = request.query;
  const after = readCursor(sort, request.query.after);
  const before = readCursor(sort, request.query.before);
  const page =
    after || before
      ? await readByKey(db, request, after, before)
      : await readByNumber(db, request, total, capped);
  return { ...page, total, totalIsCapped: capped };
}

type Rows = Pick<ItemPage, 'items' | 'next' | 'previous'>;

/** Next and previous pages, at the same cost wherever they are. */
async function readByKey(
  db: Database,
  request: ItemListRequest,
  after: Cursor | null,
  before: Cursor | null,
): Promise<Rows> {
  const { limit } = request.query;
  const rows = await readRows(db, request, {
    backwards: before !== null,
    from: before ?? after,
    limit: limit + 1,
  });
  const hasMore = rows.length > limit;
  const items = rows.slice(0, limit);
  if (before) items.reverse();
  return {
    items,
    next: before || hasMore ? cursorOf(request, items.at(-1)) : null,
    previous: after || hasMore ? cursorOf(request, items.at(0)) : null,
  };
}

/** A page by its number, read from whichever end of the list is nearer. */
async function readByNumber(
  db: Database,
  request: ItemListRequest,
  total: number,
  capped: boolean,
): Promise<Rows> {
  const { page, limit } = request.query;
  const offset = (page - 1) * limit;
  if (!capped && offset >= total) return { items: [], next: null, previous: null };
  const behind = total - offset;
  const backwards = !capped && behind < offset;
  const items = await readRows(db, request, {
    backwards,
    offset: backwards ? Math.max(behind - limit, 0) : offset,
    limit: backwards ? Math.min(limit, behind) : limit,
  });
  if (backwards) items.reverse();
  return {
    items,
    next: capped || offset + limit < total ? cursorOf(request, items.at(-1)) : null,
    previous: page > 1 ? cursorOf(request, items.at(0)) : null,
  };
}

function cursorOf({ query }: ItemListRequest, item: Item | undefined): string | null {
  return item ? writeCursor(query.sort, item) : null;
}

async function readRows(
  db: Database,
  request: ItemListRequest,
  {
    backwards,
    from,
    offset,
    limit,
  }: { backwards: boolean; from?: Cursor | null; offset?: number; limit: number },
): Promise<Item[]> {
  const { key, direction } = orderOf(request.query.sort, backwards);
  let query = selectItems(db, request.viewer)
    .where((eb) => matching(eb as unknown as ItemsExpression, request))
    .orderBy(key.column, direction)
    .orderBy('items.id', direction)
    .limit(limit);
  if (offset) query = query.offset(offset);
  if (from) {
    const comparison = sql.raw(direction === 'asc' ? '>' : '<');
    query = query.where(
      sql<SqlBool>`(${key.column}, items.id) ${comparison} (${key.read(from.key)}, ${from.id}::uuid)`,
    );
  }
  return (await query.execute()).map(toItem);
}

function matching(
  eb: ItemsExpression,
  { query, viewer, ownOnly, today }: ItemListRequest,
): ExpressionWrapper<Tables, 'items', SqlBool> {
  const { search, category, status, expires } = query;
  const conditions = [];
  if (ownOnly) conditions.push(eb('items.owner_id', '=', viewer?.accountId ?? null));
  if (category) conditions.push(eb('items.category', '=', category));
  if (status) {
    const { from, to } = expiryRange(status, today);
    if (from) conditions.push(eb('items.expiry_date', '>=', from));
    if (to) conditions.push(eb('items.expiry_date', '<=', to));
  }
  if (expires) conditions.push(eb('items.expiry_date', '=', expires));
  if (search) conditions.push(found(eb, search));
  return eb.and(conditions);
}

function found(eb: ItemsExpression, search: string) {
  const words = search.replace(/[\\%_]/g, '\\$&');
  const patterns = searchesWordStarts(search) ? [`${words}%`, `% ${words}%`] : [`%${words}%`];
  const categories = categoriesMatching(search);
  return eb.or([
    ...patterns.map((pattern) => eb('items.title', 'ilike', pattern)),
    ...(categories.length > 0 ? [eb('items.category', 'in', categories)] : []),
  ]);
}

async function countItems(
  db: Database,
  request: ItemListRequest,
): Promise<{ total: number; capped: boolean }> {
  if (request.ownOnly || request.query.search) return countMatches(db, request);
  const { category, status, expires } = request.query;
  const { from, to } = status ? expiryRange(status, request.today) : { from: null, to: null };
  let query = db
    .selectFrom('item_counts')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('count'), sql<number>`0`).as('total'));
  if (category) query = query.where('category', '=', category);
  if (expires) query = query.where('expiry_date', '=', expires);
  if (from) query = query.where('expiry_date', '>=', from);
  if (to) query = query.where('expiry_date', '<=', to);
  const { total } = await query.executeTakeFirstOrThrow();
  return { total, capped: false };
}

async function countMatches(
  db: Database,
  request: ItemListRequest,
): Promise<{ total: number; capped: boolean }> {
  const limit = request.ownOnly ? null : SEARCH_COUNT_LIMIT;
  let matches = db
    .selectFrom('items')
    .select('items.id')
    .where((eb) => matching(eb, request));
  if (limit !== null) matches = matches.limit(limit + 1);
  const { total } = await db
    .selectFrom(matches.as('matches'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const capped = limit !== null && total > limit;
  return { total: capped ? limit : total, capped };
}
