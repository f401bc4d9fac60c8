import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { pictureUrl } from '@crisper/domain/pictures/picture.ts';
import { sql } from 'kysely';
import type { AccountPart } from '#accounts/account-part.ts';
import { listOwnKitchens } from '#kitchens/require-kitchen.ts';

/** Rows in one statement. */
const PICTURES_AT_ONCE = 20;

export const picturesOfAccount: AccountPart<AccountExport['pictures']> = {
  /** Those in a kitchen that the person has left are that kitchen's. */
  async exportOf(db, viewer) {
    const kitchens = (await listOwnKitchens(db, viewer)).map(({ kitchenId }) => kitchenId);
    const pictures = await db
      .selectFrom('pictures')
      .select(['kitchen_id', 'id', 'created_at'])
      .where('owner_id', '=', viewer.accountId)
      .where('kitchen_id', 'in', [PUBLIC_FRIDGE_ID, ...kitchens])
      .orderBy('id')
      .orderBy('kitchen_id')
      .execute();
    return pictures.map(({ kitchen_id, id, created_at }) => ({
      url: pictureUrl({ kitchenId: kitchen_id, id }),
      uploadedAt: created_at.toISOString(),
    }));
  },
  /** What belonged to the person in a kitchen is everybody's, and so are the pictures of it. */
  async deleteSome(db, accountId) {
    const deleted = await sql`
      delete from pictures where kitchen_id = ${PUBLIC_FRIDGE_ID} and id in (
        select id from pictures
        where kitchen_id = ${PUBLIC_FRIDGE_ID} and owner_id = ${accountId} limit ${PICTURES_AT_ONCE}
      )`.execute(db);
    if ((deleted.numAffectedRows ?? 0n) > 0n) return true;
    await sql`
      update pictures set owner_id = null
      where owner_id = ${accountId} and kitchen_id <> ${PUBLIC_FRIDGE_ID}`.execute(db);
    return false;
  },
  async deleteRest(tx, accountId) {
    const left = tx.selectFrom('pictures').select('id').where('owner_id', '=', accountId).limit(1);
    return (await left.executeTakeFirst()) === undefined;
  },
};
