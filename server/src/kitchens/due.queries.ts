import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { Database } from '#db/database.ts';
import type { InKitchen } from './require-kitchen.ts';

/** How many items of each kitchen have their last day today. NOT YET: items have no kitchen, so none are counted. */
export async function countDue(
  _db: Database,
  _kitchens: readonly InKitchen<'look'>[],
  _today: CalendarDate,
): Promise<Map<KitchenId, number>> {
  return new Map();
}
