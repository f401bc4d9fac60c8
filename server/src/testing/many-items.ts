import { randomUUIDv7 } from 'node:crypto';
import { INITIAL_STATUS } from '@crisper/domain/items/item.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import type { ItemRow } from '#items/items.table.ts';
import { writeItem } from '#items/items.writer.ts';
import { factsOf, piecesColumns, rowOf } from '#items/row-facts.ts';
import { enterPublicFridge } from '#kitchens/require-kitchen.ts';

/** Few enough that a busy machine inserts them within the statement timeout. */
const AT_ONCE = 1000;

/** Gives an account that many items, counted as if they had been added one by one long ago. */
export async function giveManyItems(db: Database, ownerId: string, count: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE)
    await insertItems(db, ownerId, from, Math.min(from + AT_ONCE - 1, count));
}

async function insertItems(db: Database, ownerId: string, from: number, to: number): Promise<void> {
  await sql`
    with written as (
      insert into items (kitchen_id, id, added_by, title, category, quantity, expiry_date, description, status, added_at)
      select ${PUBLIC_FRIDGE_ID}, gen_random_uuid(), ${ownerId}, 'Milk ' || n, (array['Dairy', 'Meat', 'Snacks'])[1 + n % 3], 1,
        current_date + n % 40, '', 'available', now()
      from generate_series(${from}::int, ${to}::int) as n
      returning id, category, expiry_date
    )
    insert into item_counts (category, expiry_date, slot, count)
    select category, expiry_date, ('x' || right(id::text, 1))::bit(4)::int % 4, count(*) from written group by 1, 2, 3
    on conflict (kitchen_id, category, expiry_date, slot) do update set count = item_counts.count + excluded.count
  `.execute(db);
}

/** Adds an item of the public fridge as its row. */
export async function putItem(
  tx: Transaction,
  given: Pick<ItemRow, 'added_by' | 'title' | 'expiry_date'> & Partial<ItemRow>,
): Promise<void> {
  const id = given.id ?? randomUUIDv7();
  const row: ItemRow = {
    kitchen_id: PUBLIC_FRIDGE_ID,
    id,
    belongs_to: null,
    image: null,
    category: 'Others',
    ...piecesColumns(given.quantity ?? 1),
    place: 'fridge',
    price: null,
    keeping: null,
    description: '',
    is_free: false,
    status: INITIAL_STATUS,
    added_at: new Date(),
    version: 1,
    ...given,
  };
  const after = rowOf(row, factsOf(row));
  const inKitchen = enterPublicFridge({ accountId: given.added_by });
  await writeItem(tx, inKitchen, { before: null, after }, { id, kind: 'item-added' });
}

/** The counts of the rollup, and the real ones. */
export async function recount(db: Database): Promise<{ kept: unknown[]; recounted: unknown[] }> {
  const kept = await sql`
    select category, expiry_date, sum(count)::int as count from item_counts
    group by 1, 2 having sum(count) <> 0 order by 1, 2`.execute(db);
  const recounted = await sql`
    select category, expiry_date, count(*)::int as count from items where kitchen_id = ${PUBLIC_FRIDGE_ID} group by 1, 2 order by 1, 2`.execute(
    db,
  );
  return { kept: kept.rows, recounted: recounted.rows };
}
