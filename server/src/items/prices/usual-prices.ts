import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { PRICE_MAX } from '@crisper/domain/price.ts';
import type { Database, Transaction } from '#db/database.ts';
import type { ChangingAction, InKitchen } from '#kitchens/require-kitchen.ts';

declare module '#db/tables.ts' {
  interface Tables {
    kitchen_prices: KitchenPricesTable;
  }
}

/** What a food cost last in a kitchen. */
interface KitchenPricesTable {
  kitchen_id: string;
  /** In lower case. */
  title: string;
  unit: Unit;
  /** Of that amount, in the smallest unit of the kitchen's currency. */
  price: number;
  amount: number;
}

/** What of an item's row a price depends on. */
interface Priced {
  title: string;
  unit: Unit;
  amount_start: number;
  price: number | null;
}
type Kitchen = InKitchen<ChangingAction>;

/** Remembers the price that a person entered, so that it is asked once for each product. */
export async function rememberPrice(tx: Transaction, { kitchenId }: Kitchen, food: Priced): Promise<void> {
  if (food.price === null) return;
  const last = { price: food.price, amount: food.amount_start };
  await tx
    .insertInto('kitchen_prices')
    .values({ kitchen_id: kitchenId, title: food.title.toLowerCase(), unit: food.unit, ...last })
    .onConflict((conflict) => conflict.columns(['kitchen_id', 'title', 'unit']).doUpdateSet(last))
    .execute();
}

/** Follows a change of an item: an old price is no news when only the description changed. */
export async function followPrice(
  tx: Transaction,
  inKitchen: Kitchen,
  { before, after }: { before: Priced | null; after: Priced | null },
): Promise<void> {
  if (!before || !after) return;
  const isOther = (['price', 'title', 'unit'] as const).some((field) => before[field] !== after[field]);
  if (!isOther) return;
  if (after.price === null) await forgetPrice(tx, inKitchen, before);
  else await rememberPrice(tx, inKitchen, after);
}

/** A price that was taken away is not used for the next food either; a newer one of the same product stays. */
async function forgetPrice(tx: Transaction, { kitchenId }: Kitchen, food: Priced): Promise<void> {
  if (food.price === null) return;
  await tx
    .deleteFrom('kitchen_prices')
    .where('kitchen_id', '=', kitchenId)
    .where('title', '=', food.title.toLowerCase())
    .where('unit', '=', food.unit)
    .where('price', '=', food.price)
    .where('amount', '=', food.amount_start)
    .execute();
}

/** What the whole of it costs: its own price, else what the same cost last in the kitchen; null if nobody said. */
export async function findPrice(
  db: Database | Transaction,
  { kitchenId }: InKitchen,
  food: Priced,
): Promise<number | null> {
  // The public fridge has no prices.
  if (food.price !== null || kitchenId === PUBLIC_FRIDGE_ID) return food.price;
  const usual = await db
    .selectFrom('kitchen_prices')
    .select(['price', 'amount'])
    .where('kitchen_id', '=', kitchenId)
    .where('title', '=', food.title.toLowerCase())
    .where('unit', '=', food.unit)
    .executeTakeFirst();
  return usual ? Math.min(PRICE_MAX, Math.round((usual.price * food.amount_start) / usual.amount)) : null;
}
