import { expiryRange, SEARCH_COUNT_LIMIT } from '@crisper/domain/items/item-list.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { onceForVersion } from '#items/once-for-version.ts';
import { type ItemListRequest, matching } from './item-matches.queries.ts';
import { findTitles, isTitleSearch, type SearchResult } from './item-search.queries.ts';

export interface Count {
  total: number;
  capped: boolean;
  found: SearchResult | null;
}

/** The number of items in the list: of the whole public fridge as of the version, otherwise as of now. */
export function countItems(db: Database, request: ItemListRequest): Promise<Count> {
  const { inKitchen, scope } = request;
  if (scope !== 'everyone' || inKitchen.kitchenId !== PUBLIC_FRIDGE_ID) return countFew(db, request);
  const { search, category, status, expires } = request.query;
  // A search shows the matches that it counts, so a signed-in person's count is fresh and includes their own writes.
  if (search && inKitchen.viewer) return countFound(db, request);
  const key = JSON.stringify([search, category, status, expires, request.today]);
  return onceForVersion(db, request.version, key, () => countAll(db, request));
}

/** From the rollup, or counted up to a limit where the rollup has no answer. */
async function countAll(db: Database, request: ItemListRequest): Promise<Count> {
  if (request.query.search) return countFound(db, request);
  const { category, status, expires } = request.query;
  const { from, to } = status ? expiryRange(status, request.today) : { from: null, to: null };
  let query = db
    .selectFrom('item_counts')
    // As an integer: PostgreSQL adds these three times as fast as bigints.
    .select(sql<number>`coalesce(sum(count::int), 0)`.as('total'))
    .where('kitchen_id', '=', PUBLIC_FRIDGE_ID);
  if (category) query = query.where('category', '=', category);
  if (expires) query = query.where('expiry_date', '=', expires);
  if (from) query = query.where('expiry_date', '>=', from);
  if (to) query = query.where('expiry_date', '<=', to);
  const { total } = await query.executeTakeFirstOrThrow();
  return { total, capped: false, found: null };
}

/** The items of one person or of one kitchen are few enough to be counted. */
async function countFew(db: Database, request: ItemListRequest): Promise<Count> {
  const { total } = await selectCount(db)
    .where((eb) => matching(eb, request))
    .executeTakeFirstOrThrow();
  return { total, capped: false, found: null };
}

const selectCount = (db: Database) =>
  db.selectFrom('items').select((eb) => eb.fn.countAll<number>().as('total'));

async function countFound(db: Database, request: ItemListRequest): Promise<Count> {
  const found = isTitleSearch(request) ? await findTitles(db, request) : null;
  const total = found?.total ?? (await countSome(db, request));
  const capped = total > SEARCH_COUNT_LIMIT || found?.isAll === false;
  return { total: Math.min(total, SEARCH_COUNT_LIMIT), capped, found };
}

async function countSome(db: Database, request: ItemListRequest): Promise<number> {
  const some = db
    .selectFrom('items')
    .select('items.id')
    .where((eb) => matching(eb, request))
    .limit(SEARCH_COUNT_LIMIT + 1);
  const { total } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
