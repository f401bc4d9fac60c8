import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { TAKEN_KINDS, type TakenKind } from '@crisper/domain/items/item-event.ts';
import { type Purchase, type UsualFood, usualFoods } from '@crisper/domain/items/usual/usual-food.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import type { StoredItem } from '#items/item-events.table.ts';
import { keepingOf, keptRow } from '#items/row-facts.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

/** More than a household buys in a year. */
const PURCHASES_READ = 1000;

/** What the kitchen buys again and again, and how long it kept there. */
export const listUsual = async (db: Database, inKitchen: InKitchen<'look'>): Promise<UsualFood[]> =>
  usualFoods(await listPurchases(db, inKitchen));

/** The food that was bought of late, newest first. */
export async function listPurchases(
  db: Database,
  { kitchenId, timeZone }: InKitchen<'look'>,
): Promise<Purchase[]> {
  // In the public fridge everybody buys something else.
  if (kitchenId === PUBLIC_FRIDGE_ID || !timeZone) throw new AppError('kitchen_not_found');
  return (await selectBought(db, { kitchenId, timeZone })).map(toPurchase);
}

interface Bought {
  on: CalendarDate;
  item: StoredItem;
  /** How the food ended; null while it is there. */
  kind: TakenKind | null;
}

function toPurchase({ on, item, kind }: Bought): Purchase {
  const row = keptRow(item);
  const { labelDate, dateKind, estimated } = keepingOf(row);
  const { title, image, category, place, amount_start: amount, unit } = row;
  const saidDate = estimated || dateKind === 'estimate' ? null : labelDate;
  const end = kind && (kind === 'item-wasted' ? 'wasted' : 'used');
  return { title, image, category, place, amount, unit, on, saidDate, end };
}

/** Each food as it is now, or as it was when it went. An addition that was undone was none; what was cooked was not bought. */
const selectBought = prepared((_db, value: ValueOf<{ kitchenId: KitchenId; timeZone: TimeZone }>) => {
  const ofKitchen = sql`kitchen_id = ${value('kitchenId')}::uuid`;
  return sql<Bought>`
    select bought."on", coalesce(here.item, gone.before) as item, gone.kind
    from (
      select item_id, happened_at, id,
        coalesce(happened_on, (happened_at at time zone ${value('timeZone')}::text)::date) as "on"
      from item_events
      where ${ofKitchen} and kind = 'item-added' and cooked is null
      order by happened_at desc, id desc limit ${sql.lit(PURCHASES_READ)}
    ) as bought
    left join lateral (
      select to_jsonb(items) as item from items where ${ofKitchen} and id = bought.item_id
    ) as here on true
    left join lateral (
      select kind, before from item_events where ${ofKitchen} and item_id = bought.item_id and here.item is null
      order by version desc limit 1
    ) as gone on true
    where here.item is not null or gone.kind in (${sql.join(TAKEN_KINDS.map((kind) => sql.lit(kind)))})
    order by bought.happened_at desc, bought.id desc`;
});
