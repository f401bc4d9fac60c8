import { AppError } from '@crisper/domain/errors.ts';
import type { Kitchen, KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { OWN_PLACES_MAX, type OwnPlace } from '@crisper/domain/kitchens/place.ts';
import type { NamedPlace } from '@crisper/domain/kitchens/place-schema.ts';
import { may } from '@crisper/domain/kitchens/policy.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { inKitchenTransaction } from './kitchen-transaction.ts';
import { readKitchen } from './kitchens.queries.ts';
import { touchKitchen } from './kitchens.writer.ts';
import { listPlaces } from './places.queries.ts';
import { type InKitchen, lockKitchen } from './require-kitchen.ts';

/** Changes the places of a kitchen, in the transaction that holds it. */
function changingPlaces(
  db: Database,
  viewer: Viewer,
  kitchenId: KitchenId,
  change: (tx: Transaction, places: NamedPlace[]) => Promise<void>,
): Promise<Kitchen> {
  return inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    const inKitchen = await lockKitchen(tx, viewer, kitchenId, 'change-settings');
    await change(tx, await listPlaces(tx, kitchenId));
    await touchKitchen(tx, kitchenId);
    return readKitchen(tx, inKitchen);
  });
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function requireFreeName(places: NamedPlace[], { id, name }: NamedPlace): void {
  if (places.some((place) => place.id !== id && isSameName(place.name, name)))
    throw new AppError('place_name_taken');
}

/** The same place again is the same place. */
export const addPlace = (db: Database, viewer: Viewer, kitchenId: KitchenId, place: NamedPlace) =>
  changingPlaces(db, viewer, kitchenId, (tx, places) => insertPlace(tx, kitchenId, places, place));

async function insertPlace(
  tx: Transaction,
  kitchenId: KitchenId,
  places: NamedPlace[],
  place: NamedPlace,
): Promise<void> {
  if (places.some(({ id }) => id === place.id)) return;
  if (places.length >= OWN_PLACES_MAX) throw new AppError('too_many_places');
  requireFreeName(places, place);
  await tx
    .insertInto('kitchen_places')
    .values({ kitchen_id: kitchenId, id: place.id, name: place.name, made_at: new Date() })
    .execute();
}

/** The places that come with food from elsewhere, in the transaction that brings it. Returns all of the kitchen. */
export async function bringPlaces(
  tx: Transaction,
  { kitchenId, standing }: InKitchen<'bring-food'>,
  brought: readonly NamedPlace[],
): Promise<NamedPlace[]> {
  const places = await listPlaces(tx, kitchenId);
  const missing = brought.filter(({ id }) => !places.some((place) => place.id === id));
  if (missing.length > 0 && !may('change-settings', standing)) throw new AppError('not_allowed_here');
  for (const place of missing) {
    await insertPlace(tx, kitchenId, places, place);
    places.push(place);
  }
  return places;
}

export const renamePlace = (db: Database, viewer: Viewer, kitchenId: KitchenId, place: NamedPlace) =>
  changingPlaces(db, viewer, kitchenId, async (tx, places) => {
    if (!places.some(({ id }) => id === place.id)) throw new AppError('place_not_found');
    requireFreeName(places, place);
    await tx
      .updateTable('kitchen_places')
      .set({ name: place.name })
      .where('kitchen_id', '=', kitchenId)
      .where('id', '=', place.id)
      .execute();
  });

/** Its food moves to the place of its kind without a write: items name their place by kind and id. */
export const removePlace = (db: Database, viewer: Viewer, kitchenId: KitchenId, id: OwnPlace) =>
  changingPlaces(db, viewer, kitchenId, async (tx) => {
    await tx.deleteFrom('kitchen_places').where('kitchen_id', '=', kitchenId).where('id', '=', id).execute();
  });
