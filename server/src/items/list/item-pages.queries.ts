import type { Item } from '@crisper/domain/items/item.ts';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { type Count, countItems } from './item-counts.queries.ts';
import { type ItemListRequest, matching } from './item-matches.queries.ts';
import { type Cursor, readCursor, writeCursor } from './item-order.ts';
import { type RowSlice, readWhere } from './item-rows.queries.ts';
import { lookBack, type SearchResult } from './item-search.queries.ts';

export interface ItemPage {
  items: Item[];
  total: number;
  /** There may be more matches than were counted. */
  totalIsCapped: boolean;
  /** Where the pages after and before this one begin, if there are any. */
  next: string | null;
  previous: string | null;
}

export async function listItems(db: Database, request: ItemListRequest): Promise<ItemPage> {
  const count = await countItems(db, request);
  const { sort } = request.query;
  const after = readCursor(sort, request.query.after);
  const before = readCursor(sort, request.query.before);
  const page =
    after || before
      ? await readByKey(db, request, count, after, before)
      : await readByNumber(db, request, count);
  return { total: count.total, totalIsCapped: count.capped, ...page };
}

type Rows = Pick<ItemPage, 'items' | 'next' | 'previous'> & Partial<ItemPage>;

/** Next and previous pages, at the same cost wherever they are in the list. */
async function readByKey(
  db: Database,
  request: ItemListRequest,
  count: Count,
  after: Cursor | null,
  before: Cursor | null,
): Promise<Rows> {
  const { limit } = request.query;
  const rows = await readRows(db, request, {
    count,
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

/** A page by its number, read from the nearer end of the list. */
async function readByNumber(db: Database, request: ItemListRequest, count: Count): Promise<Rows> {
  const { total, capped } = count;
  const { page, limit } = request.query;
  const offset = (page - 1) * limit;
  // The first page is read in any case: the total may be older than an item that was just added.
  if (!capped && offset > 0 && offset >= total) return { items: [], next: null, previous: null };
  const behind = total - offset;
  const backwards = !capped && behind < offset;
  const rows = await readRows(db, request, {
    count,
    backwards,
    offset: backwards ? Math.max(behind - limit, 0) : offset,
    limit: backwards ? Math.min(limit, behind) : limit + (capped ? 1 : 0),
  });
  const items = rows.slice(0, limit);
  if (backwards) items.reverse();
  const hasMore = capped ? rows.length > limit : offset + limit < total;
  const isEnd = capped && !hasMore && items.length > 0;
  return {
    ...(isEnd && { total: offset + items.length, totalIsCapped: false }),
    items,
    next: hasMore ? cursorOf(request, items.at(-1)) : null,
    previous: page > 1 ? cursorOf(request, items.at(0)) : null,
  };
}

function cursorOf({ query }: ItemListRequest, item: Item | undefined): string | null {
  return item ? writeCursor(query.sort, item) : null;
}

async function readRows(db: Database, request: ItemListRequest, part: RowSlice): Promise<Item[]> {
  const { found } = part.count;
  const ids = found && knownIds(request, part, found);
  if (ids) {
    const rows = await readWhere(db, request, { ...part, from: null, offset: 0 }, () => isOneOf(ids));
    // One of them may just have been removed.
    if (rows.length === ids.length) return rows;
  }
  if (found?.isAll) return readWhere(db, request, part, () => isOneOf(found.ids));
  if (found?.gap && isNewestFirst(request, part)) {
    const { from = null, offset = 0, limit } = part;
    const near = lookBack(request, found.gap, { from, limit: offset + limit });
    const rows = await readWhere(db, request, part, near);
    if (rows.length === limit) return rows;
  }
  return readWhere(db, request, part, (eb) => matching(eb, request));
}

const isNewestFirst = ({ query }: ItemListRequest, { backwards }: RowSlice) =>
  query.sort === 'newest' && !backwards;

/** The ids of the page, if the search found all of them while counting. */
function knownIds(
  { query }: ItemListRequest,
  { backwards, from, offset = 0, limit }: RowSlice,
  found: SearchResult,
): string[] | null {
  if (query.sort !== 'newest') return null;
  const ids = backwards ? found.ids.toReversed() : found.ids;
  const start = from ? ids.indexOf(from.id) + 1 : offset;
  if (from && start === 0) return null;
  const wanted = ids.slice(start, start + limit);
  // Before one of the newest there are none but these; after them there may be others.
  const areThese = found.isAll || (backwards ? Boolean(from) : wanted.length === limit);
  return areThese ? wanted : null;
}

const isOneOf = (ids: string[]) => sql<SqlBool>`items.id = any(${ids}::uuid[])`;
