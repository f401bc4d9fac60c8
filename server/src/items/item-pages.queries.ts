import type { Item } from '@crisper/domain/items/item.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { type Count, countItems } from './item-counts.queries.ts';
import { type ItemListRequest, type ItemsExpression, matching } from './item-matches.queries.ts';
import { type Cursor, readCursor, writeCursor } from './item-order.ts';
import { type Part, readWhere } from './item-rows.queries.ts';
import { lookBack, walkBack } from './item-search.queries.ts';

export interface ItemPage {
  items: Item[];
  total: number;
  /** There are more matches than were counted. */
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
  return { ...page, total: count.total, totalIsCapped: count.capped };
}

type Rows = Pick<ItemPage, 'items' | 'next' | 'previous'>;

/** Next and previous pages, at the same cost wherever they are. */
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

/** A page by its number, read from whichever end of the list is nearer. */
async function readByNumber(db: Database, request: ItemListRequest, count: Count): Promise<Rows> {
  const { total, capped } = count;
  const { page, limit } = request.query;
  const offset = (page - 1) * limit;
  // The first page is looked at even so: the total may be older than an item that somebody just added.
  if (!capped && offset > 0 && offset >= total) return { items: [], next: null, previous: null };
  const behind = total - offset;
  const backwards = !capped && behind < offset;
  const items = await readRows(db, request, {
    count,
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

async function readRows(db: Database, request: ItemListRequest, part: Part): Promise<Item[]> {
  const known = whatIsKnown(db, request, part);
  if (known) return readWhere(db, request, part, () => known);
  const match = (eb: ItemsExpression) => matching(eb, request);
  const near = whereToLook(request, part);
  const rows = near ? await readWhere(db, request, part, (eb) => eb.and([match(eb), near])) : [];
  return rows.length === part.limit ? rows : readWhere(db, request, part, match);
}

/** The items that a search found while counting, or that it is about to meet. */
function whatIsKnown(db: Database, request: ItemListRequest, part: Part): RawBuilder<SqlBool> | null {
  const { found, total } = part.count;
  if (found?.ids) return sql`items.id = any(${found.ids}::uuid[])`;
  if (!found || !isNewestFirst(request, part) || found.recent <= total) return null;
  return walkBack(db, request, { from: part.from ?? null, limit: (part.offset ?? 0) + part.limit });
}

/** The days on which there are probably enough. */
function whereToLook(request: ItemListRequest, part: Part): RawBuilder<SqlBool> | null {
  const { found } = part.count;
  if (!found || !isNewestFirst(request, part)) return null;
  return lookBack(found, part.from ?? null, (part.offset ?? 0) + part.limit);
}

const isNewestFirst = ({ query }: ItemListRequest, { backwards }: Part) =>
  query.sort === 'newest' && !backwards;
