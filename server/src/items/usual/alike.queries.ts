import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

/** As in the index `items_by_product`. Singular and plural of a word differ by these letters alone. */
const lettersOf = (title: RawBuilder<unknown>) =>
  sql`regexp_replace(lower(normalize(${title}, NFD) collate "C"), '[^a-z0-9]|[seiy]', '', 'g')`;

const selectAlike = prepared(
  (_db, value: ValueOf<{ kitchenId: KitchenId; title: string }>) => sql<{ title: string }>`
    select title from items
    where kitchen_id = ${value('kitchenId')}::uuid and kitchen_id <> ${sql.lit(PUBLIC_FRIDGE_ID)}
      and ${lettersOf(sql`title`)} = ${lettersOf(sql`${value('title')}::text`)}`,
);

/**
 * The titles in the kitchen that may be of the same product: all that are, and few others. Read by an index, because food
 * is finished often and a kitchen may have thousands of titles.
 */
export const listAlike = (tx: Transaction, { kitchenId }: InKitchen, title: string) =>
  selectAlike(tx, { kitchenId, title });
