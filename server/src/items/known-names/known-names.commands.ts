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

const NAMES_AT_ONCE = 1000;

/** Of food that came from another program. What the kitchen calls a product already, it goes on calling so. */
export async function rememberNames(
  tx: Transaction,
  { kitchenId }: InKitchen<ChangingAction>,
  seen: readonly { seen: string; row: Named }[],
): Promise<void> {
  const at = new Date();
  const names = [...new Map(seen.map((one) => [one.seen, one])).values()].map(({ seen: as, row }) => ({
    ...{ kitchen_id: kitchenId, seen: as, title: row.title, category: row.category, image: row.image },
    ...{ place: row.place, amount: row.amount_start, unit: row.unit, at },
  }));
  for (let first = 0; first < names.length; first += NAMES_AT_ONCE)
    await tx
      .insertInto('known_names')
      .values(names.slice(first, first + NAMES_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
