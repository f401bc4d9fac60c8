import { productKey } from '@crisper/domain/foods/words.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import type { KnownName } from '@crisper/domain/items/usual/known-name.ts';
import type { ScannableFood } from '@crisper/domain/scans/scan-intents.ts';
import type { Database } from '#db/database.ts';
import { fromStoredDate } from '#items/items.table.ts';
import { listKeepingAlike } from '#items/usual/alike.queries.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

/** The food of a product that is in the kitchen. */
export async function listScannable(
  db: Database,
  inKitchen: InKitchen<'look'>,
  { title }: Pick<KnownName, 'title'>,
): Promise<ScannableFood[]> {
  const key = productKey(title);
  const alike = await listKeepingAlike(db, inKitchen, title);
  return alike
    .filter((row) => productKey(row.title) === key)
    .map(({ id, amount, unit, expiry_date, keeping }) => ({
      ...{ id: id as ItemId, amount, unit, expiryDate: fromStoredDate(expiry_date) },
      isOpened: Boolean(keeping?.opened),
    }));
}
