import type { Database } from '#db/database.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

/** Those of the intents that happened in the kitchen: the event of an intent has its id. */
export async function listHappened(
  db: Database,
  { kitchenId }: InKitchen<'look'>,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('item_events')
    .select('id')
    .where('kitchen_id', '=', kitchenId)
    .where('id', 'in', ids)
    .union(
      db
        .selectFrom('shopping_events')
        .select('id')
        .where('kitchen_id', '=', kitchenId)
        .where('id', 'in', ids),
    )
    .union(
      db.selectFrom('recipe_events').select('id').where('kitchen_id', '=', kitchenId).where('id', 'in', ids),
    )
    .execute();
  return rows.map(({ id }) => id);
}
