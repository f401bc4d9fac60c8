import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { todayIn } from '#api/today.ts';
import type { Database } from '#db/database.ts';
import type { InKitchen } from './require-kitchen.ts';

/** How many items have their last day today, as each kitchen counts days; kitchens without any are left out. */
export async function countDue(
  db: Database,
  kitchens: readonly InKitchen<'look'>[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('items')
    .select(['kitchen_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where((eb) =>
      eb.or(
        kitchens.map((inKitchen) =>
          eb.and([
            eb('kitchen_id', '=', inKitchen.kitchenId),
            eb('expiry_date', '=', todayIn(zoneIn(inKitchen, UTC))),
          ]),
        ),
      ),
    )
    .groupBy('kitchen_id')
    .execute();
  return new Map(rows.map(({ kitchen_id, count }) => [kitchen_id, count]));
}
