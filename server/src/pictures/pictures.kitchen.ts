import { sql } from 'kysely';
import type { KitchenPart } from '#kitchens/end-kitchens.commands.ts';

/** Rows in one statement. */
const PICTURES_AT_ONCE = 20;

export const picturesOfKitchen: KitchenPart = {
  async deleteSome(db, kitchenId) {
    const { numAffectedRows = 0n } = await sql`
      delete from pictures where kitchen_id = ${kitchenId} and id in (
        select id from pictures where kitchen_id = ${kitchenId} limit ${PICTURES_AT_ONCE}
      )`.execute(db);
    return numAffectedRows > 0n;
  },
};
