import type { Category } from '@crisper/domain/foods/category.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import { selectItems, toItem } from '#items/items.queries.ts';
import type { Count } from './item-counts.queries.ts';
import {
  type Condition,
  type ItemListRequest,
  type ItemsExpression,
  matching,
} from './item-matches.queries.ts';
import { type Cursor, orderOf } from './item-order.ts';

/** The slice of the list to read. */
export interface RowSlice {
  count: Count;
  backwards: boolean;
  from?: Cursor | null;
  offset?: number | undefined;
  limit: number;
}

export async function readWhere(
  db: Database,
  request: ItemListRequest,
  part: RowSlice,
  condition: Condition,
): Promise<Item[]> {
  const read = plainPage(request, part);
  const rows = read ? await read(db) : await selectPage(db, request, part, condition).execute();
  return rows.map((row) => toItem(row, request.inKitchen));
}

function selectPage(
  db: Database,
  { inKitchen, query: { sort } }: ItemListRequest,
  { backwards, from, offset, limit }: RowSlice,
  condition: Condition,
) {
  const { key, direction } = orderOf(sort, backwards);
  let query = selectItems(db, inKitchen)
    .where((eb) => condition(eb as unknown as ItemsExpression))
    .orderBy(key.column, direction)
    .orderBy('items.id', direction)
    // A literal: with a parameter, PostgreSQL plans for a tenth of all rows.
    .limit(sql.lit(limit));
  if (offset) query = query.offset(offset);
  if (from) {
    const comparison = sql.raw(direction === 'asc' ? '>' : '<');
    query = query.where(
      sql<SqlBool>`(${key.column}, items.id) ${comparison} (${key.read(from.key)}, ${from.id}::uuid)`,
    );
  }
  return query;
}

interface PageValues {
  kitchenId: KitchenId;
  viewerId: string;
  category: Category;
  key: string;
  id: string;
  offset: number;
}

const preparePage = (request: ItemListRequest, part: RowSlice) =>
  prepared((db, value: ValueOf<PageValues>) => {
    const { inKitchen, query } = request;
    const { kitchenId, viewer } = inKitchen;
    const asked = {
      ...request,
      inKitchen: {
        ...inKitchen,
        kitchenId: kitchenId === PUBLIC_FRIDGE_ID ? kitchenId : value('kitchenId'),
        viewer: viewer && { accountId: value('viewerId') },
      },
      query: { ...query, category: query.category && value('category') },
    };
    const wanted = {
      ...part,
      from: part.from ? { key: value('key'), id: value('id') } : null,
      offset: part.offset && value('offset'),
    };
    return selectPage(db, asked, wanted, (eb) => matching(eb, asked));
  });

const PLAIN_MAX = 100;
const plainPages = new Map<string, ReturnType<typeof preparePage>>();

/**
 * Pages of all items, of a category or of one's own, which are requested most. The best plan for a search or a range
 * of dates depends on the number of matches, and so cannot be prepared.
 */
function plainPage(request: ItemListRequest, part: RowSlice) {
  const { inKitchen, scope, query } = request;
  const { kitchenId, viewer } = inKitchen;
  const { search, status, expires, category, sort } = query;
  if (search || status || expires) return null;
  const { backwards, from, offset, limit } = part;
  const isPublic = kitchenId === PUBLIC_FRIDGE_ID;
  const shape = [isPublic, sort, backwards, limit, !offset, !from, !category, scope, !viewer].join();
  const page = plainPages.get(shape) ?? preparePage(request, part);
  if (plainPages.size < PLAIN_MAX) plainPages.set(shape, page);
  else if (!plainPages.has(shape)) return null;
  return (db: Database) =>
    page(db, {
      kitchenId,
      viewerId: viewer?.accountId ?? '',
      category: category ?? 'Others',
      key: from?.key ?? '',
      id: from?.id ?? '',
      offset: offset ?? 0,
    });
}
