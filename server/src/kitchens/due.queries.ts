import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Database } from '#db/database.ts';
import type { InKitchen } from './require-kitchen.ts';

/** How many items have their last day today, by kitchen; those without any are left out. */
export async function countDue(
  db: Database,
  kitchens: readonly InKitchen<'look'>[],
  today: CalendarDate,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('items')
    .select(['kitchen_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where(
      'kitchen_id',
      'in',
      kitchens.map(({ kitchenId }) => kitchenId),
    )
    .where('expiry_date', '=', today)
    .groupBy('kitchen_id')
    .execute();
  return new Map(rows.map(({ kitchen_id, count }) => [kitchen_id, count]));
}
