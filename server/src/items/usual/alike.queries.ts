import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { ALIKE_MAX, lettersOf, mostAlike } from '#db/letters.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import type { ItemRow } from '#items/items.table.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

interface Asked {
  kitchenId: KitchenId;
  title: string;
}

const isAlike = (value: ValueOf<Asked>) => sql`
  kitchen_id = ${value('kitchenId')}::uuid and kitchen_id <> ${sql.lit(PUBLIC_FRIDGE_ID)}
    and ${lettersOf(sql`title`)} = ${lettersOf(sql`${value('title')}::text`)}`;

const selectAlike = prepared(
  (_db, value: ValueOf<Asked>) => sql<{ title: string }>`
    select title from (select distinct title from items where ${isAlike(value)}) as alike
    order by ${mostAlike(sql`${value('title')}::text`)} limit ${sql.lit(ALIKE_MAX)}`,
);

type KeepingRow = Pick<ItemRow, 'id' | 'title' | 'amount' | 'unit' | 'expiry_date' | 'keeping'>;

const selectKeepingAlike = prepared(
  (_db, value: ValueOf<Asked>) => sql<KeepingRow>`
    select id, title, amount, unit, expiry_date, keeping from items where ${isAlike(value)} order by added_at, id`,
);

/**
 * The titles in the kitchen that may be of the same product: all that are, and few others. Read by an index, because food
 * is finished often and a kitchen may have thousands of titles.
 */
export const listAlike = (tx: Transaction, { kitchenId }: InKitchen, title: string) =>
  selectAlike(tx, { kitchenId, title });

/** The same, with how much there is and how long it keeps, the oldest first. */
export const listKeepingAlike = (db: Database, { kitchenId }: InKitchen, title: string) =>
  selectKeepingAlike(db, { kitchenId, title });
