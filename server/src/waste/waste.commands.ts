import { AppError } from '@crisper/domain/errors.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { UsualPrice } from '@crisper/domain/waste/waste-api.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { rememberPrice } from '#items/prices/usual-prices.ts';
import { inKitchenTransaction } from '#kitchens/kitchen-transaction.ts';
import { touchKitchen } from '#kitchens/kitchens.writer.ts';
import { lockKitchen } from '#kitchens/require-kitchen.ts';

/** Remembers what a food costs. What has been thrown away stays as it was entered. */
export async function sayPrice(
  db: Database,
  viewer: Viewer,
  kitchenId: KitchenId,
  { title, unit, amount, price }: UsualPrice,
): Promise<void> {
  // Nobody says what the food of strangers costs.
  if (kitchenId === PUBLIC_FRIDGE_ID) throw new AppError('kitchen_not_found');
  await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    const inKitchen = await lockKitchen(tx, viewer, kitchenId, 'change-any-item');
    await rememberPrice(tx, inKitchen, { title, unit, price, amount_start: amount });
    await touchKitchen(tx, kitchenId);
  });
}
