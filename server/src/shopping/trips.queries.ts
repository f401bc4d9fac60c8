import { AppError } from '@crisper/domain/errors.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { type PutAwayEntry, type Trip, tripsOf } from '@crisper/domain/shopping/trips.ts';
import type { Database } from '#db/database.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

/** More than twelve trips of a household. */
const ENTRIES_READ = 600;

export async function listTrips(db: Database, inKitchen: InKitchen<'look'>): Promise<Trip[]> {
  if (inKitchen.kitchenId === PUBLIC_FRIDGE_ID) throw new AppError('kitchen_not_found');
  return tripsOf(await listPutAway(db, inKitchen));
}

/** What was put away of late, and not taken back, newest first. */
export async function listPutAway(db: Database, { kitchenId }: InKitchen<'look'>): Promise<PutAwayEntry[]> {
  const rows = await db
    .selectFrom('shopping_events as put')
    .select(['put.before', 'put.happened_on'])
    .where('put.kitchen_id', '=', kitchenId)
    .where('put.kind', '=', 'entry-put-away')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shopping_events as later')
            .select('later.id')
            .where('later.kitchen_id', '=', kitchenId)
            .whereRef('later.entry_id', '=', 'put.entry_id')
            .whereRef('later.version', '>', 'put.version'),
        ),
      ),
    )
    .orderBy('put.version', 'desc')
    .limit(ENTRIES_READ)
    .execute();
  return rows.flatMap(({ before, happened_on }) => (before ? [{ ...before, on: happened_on }] : []));
}
