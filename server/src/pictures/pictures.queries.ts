import type { Database, Transaction } from '#db/database.ts';
import type { ChangingAction, InKitchen } from '#kitchens/require-kitchen.ts';

export async function findPicture(
  db: Database,
  { kitchenId }: InKitchen<'look'>,
  id: string,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('pictures')
    .select('bytes')
    .where('kitchen_id', '=', kitchenId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/** How many the person has uploaded to the kitchen. */
export async function countPictures(
  db: Database | Transaction,
  { kitchenId, viewer }: InKitchen<ChangingAction>,
): Promise<number> {
  const { count } = await db
    .selectFrom('pictures')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kitchen_id', '=', kitchenId)
    .where('owner_id', '=', viewer.accountId)
    .executeTakeFirstOrThrow();
  return count;
}
