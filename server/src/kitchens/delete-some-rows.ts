import { sql } from 'kysely';
import type { KitchenPart } from './end-kitchens.commands.ts';

const ROWS_AT_ONCE = 1000;

/** Deletes some rows of a kitchen that has ended, table by table, of which there may be many in each. */
export const deletesSomeOf =
  (
    ...tables: ('shopping_events' | 'shopping_entries' | 'recipe_events' | 'recipes')[]
  ): KitchenPart['deleteSome'] =>
  async (db, kitchenId) => {
    for (const table of tables) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where kitchen_id = ${kitchenId} and id in (
          select id from ${sql.table(table)} where kitchen_id = ${kitchenId} limit ${ROWS_AT_ONCE}
        )`.execute(db);
      if (numAffectedRows > 0n) return true;
    }
    return false;
  };
