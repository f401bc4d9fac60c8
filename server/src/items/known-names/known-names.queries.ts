import { AppError } from '@crisper/domain/errors.ts';
import type { KnownName } from '@crisper/domain/items/usual/known-name.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { Database } from '#db/database.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

/** More than a household buys in years, and little enough to be kept in a browser. */
const NAMES_MAX = 3000;

const NAME_COLUMNS = ['seen', 'title', 'category', 'image', 'place', 'amount', 'unit'] as const;

/** What the kitchen calls what was seen so. */
export const findKnownName = (
  db: Database,
  { kitchenId }: InKitchen<'look'>,
  seen: string,
): Promise<KnownName | undefined> =>
  db
    .selectFrom('known_names')
    .select(NAME_COLUMNS)
    .where('kitchen_id', '=', kitchenId)
    .where('seen', '=', seen)
    .executeTakeFirst();

/** What the kitchen calls what it has seen, the latest first. */
export async function listKnownNames(db: Database, { kitchenId }: InKitchen<'look'>): Promise<KnownName[]> {
  // In the public fridge everybody calls it otherwise.
  if (kitchenId === PUBLIC_FRIDGE_ID) throw new AppError('kitchen_not_found');
  return db
    .selectFrom('known_names')
    .select(NAME_COLUMNS)
    .where('kitchen_id', '=', kitchenId)
    .orderBy('at', 'desc')
    .orderBy('seen')
    .limit(NAMES_MAX)
    .execute();
}
