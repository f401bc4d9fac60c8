import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { eachProduct } from '@crisper/domain/items/naming/each-product.ts';
import type { RanOut } from '@crisper/domain/items/usual/ran-out.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { type RawBuilder, sql } from 'kysely';
import { todayIn } from '#api/today.ts';
import type { Database, Transaction } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

/** What a household did without for longer, it does not miss. */
const DAYS = 14;
/** More than a household eats in two weeks. */
const EVENTS_READ = 300;
const TOLD_MAX = 20;

/** What ran out of late. What is on a list already, the reader knows. */
export async function listRanOut(db: Database, inKitchen: InKitchen<'look'>): Promise<RanOut[]> {
  const { kitchenId, timeZone } = inKitchen;
  // In the public fridge everybody's food is their own.
  if (kitchenId === PUBLIC_FRIDGE_ID || !timeZone) throw new AppError('kitchen_not_found');
  const gone = await selectGone(db, { kitchenId, after: addDays(todayIn(timeZone), -DAYS) });
  const there = await listTitles(db, inKitchen);
  return eachProduct(gone, there).slice(0, TOLD_MAX);
}

/** Of everything in the kitchen. */
const listTitles = (db: Database, { kitchenId }: InKitchen) =>
  db.selectFrom('items').select('title').where('kitchen_id', '=', kitchenId).execute();

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

/** What was eaten, thrown away or given away, and not brought back. */
const selectGone = prepared((_db, value: ValueOf<{ kitchenId: KitchenId; after: CalendarDate }>) => {
  const ofKitchen = sql`kitchen_id = ${value('kitchenId')}::uuid`;
  return sql<RanOut>`
    select title, before ->> 'image' as image, before ->> 'category' as category, happened_on as "on"
    from item_events
    where ${ofKitchen} and foods is not null and happened_on > ${value('after')}::date
      and kind in ('item-eaten', 'item-wasted', 'item-given-away') and before is not null
      and id not in (select undoes from item_events where ${ofKitchen} and undoes is not null)
    order by happened_on desc, happened_at desc, id desc limit ${sql.lit(EVENTS_READ)}`;
});
