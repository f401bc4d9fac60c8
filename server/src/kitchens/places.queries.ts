import { AppError } from '@crisper/domain/errors.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { PLACE_KINDS, type Place } from '@crisper/domain/kitchens/place.ts';
import type { NamedPlace } from '@crisper/domain/kitchens/place-schema.ts';
import type { Database, Transaction } from '#db/database.ts';
import type { InKitchen } from './require-kitchen.ts';

export function listPlaces(db: Database | Transaction, kitchenId: KitchenId): Promise<NamedPlace[]> {
  return db
    .selectFrom('kitchen_places')
    .select(['id', 'name'])
    .where('kitchen_id', '=', kitchenId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Food is put where there is a place. */
export async function requirePlace(tx: Transaction, { kitchenId }: InKitchen, place: Place): Promise<void> {
  if (PLACE_KINDS.some((kind) => kind === place)) return;
  const places = await listPlaces(tx, kitchenId);
  if (!places.some(({ id }) => id === place)) throw new AppError('place_not_found');
}
