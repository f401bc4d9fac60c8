import { sql } from 'kysely';
import type { KitchenPart } from '#kitchens/end-kitchens.commands.ts';

const ROWS_AT_ONCE = 1000;

/** The imports themselves are few, and go with the kitchen. */
export const importsOfKitchen: KitchenPart = {
  async deleteSome(db, kitchenId) {
    const papers = await sql`
      delete from imported_papers where kitchen_id = ${kitchenId} and name in (
        select name from imported_papers where kitchen_id = ${kitchenId} limit ${ROWS_AT_ONCE}
      )`.execute(db);
    if ((papers.numAffectedRows ?? 0n) > 0n) return true;
    const { numAffectedRows = 0n } = await sql`
      delete from imported_rows where kitchen_id = ${kitchenId} and ref in (
        select ref from imported_rows where kitchen_id = ${kitchenId} limit ${ROWS_AT_ONCE}
      )`.execute(db);
    return numAffectedRows > 0n;
  },
};
