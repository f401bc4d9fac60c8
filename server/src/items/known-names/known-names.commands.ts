import type { Seen } from '@crisper/domain/items/usual/known-name.ts';
import type { Transaction } from '#db/database.ts';
import type { ItemRow } from '#items/items.table.ts';
import type { ChangingAction, InKitchen } from '#kitchens/require-kitchen.ts';

type Named = Pick<ItemRow, 'title' | 'category' | 'image' | 'place' | 'amount_start' | 'unit'>;

/** The name under which a person put it in is what the kitchen knows it by from now on. */
export async function rememberName(
  tx: Transaction,
  { kitchenId }: InKitchen<ChangingAction>,
  { as, times = 1 }: Seen,
  { title, category, image, place, amount_start, unit }: Named,
): Promise<void> {
  const name = { title, category, image, place, amount: amount_start / times, unit, at: new Date() };
  await tx
    .insertInto('known_names')
    .values({ kitchen_id: kitchenId, seen: as, ...name })
    .onConflict((conflict) => conflict.columns(['kitchen_id', 'seen']).doUpdateSet(name))
    .execute();
}
