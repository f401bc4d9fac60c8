import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { categoriesMatching } from '@crisper/domain/items/category.ts';
import { expiryRange, SEARCH_COUNT_LIMIT } from '@crisper/domain/items/item-list.ts';
import type { ItemListQuery } from '@crisper/domain/items/item-list-query.ts';
import { searchesWordStarts } from '@crisper/domain/items/search.ts';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { Viewer } from '#identity/viewer.ts';

export interface ItemListRequest {
  query: Omit<ItemListQuery, 'scope'>;
  viewer: Viewer | null;
  ownOnly: boolean;
  today: CalendarDate;
}

export type ItemsExpression = ExpressionBuilder<Tables, 'items'>;

/** What an item must be to stand in the list. */
export function matching(
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

interface Count {
  total: number;
  capped: boolean;
}

/** How many items stand in the list: from the kept counts, or counted up to a limit where those cannot tell. */
export async function countItems(db: Database, request: ItemListRequest): Promise<Count> {
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

async function countMatches(db: Database, request: ItemListRequest): Promise<Count> {
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
