import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import type { AccountPart } from '#accounts/account-part.ts';
import { forgetSomeEvents, removeSomeItems, touchPublicFridge } from './items.writer.ts';
import { listOwnItems } from './own-items.queries.ts';

/** Rows in one statement. Other writers of items with the same dates wait for one such statement. */
const ITEMS_AT_ONCE = 50;
const EVENTS_AT_ONCE = 200;

export const itemsOfAccount: AccountPart<AccountExport['items']> = {
  exportOf: listOwnItems,
  async followProfile(tx, accountId, { isShownOtherwise }) {
    // The name or the email address is shown with the person's items, so those responses have changed too.
    if (isShownOtherwise) await touchPublicFridge(tx, accountId);
  },
  deleteSome: async (db, accountId) =>
    (await removeSomeItems(db, accountId, ITEMS_AT_ONCE)) ||
    (await forgetSomeEvents(db, accountId, EVENTS_AT_ONCE)),
  async deleteRest(tx, accountId) {
    const item = await tx
      .selectFrom('items')
      .select('id')
      .where('kitchen_id', '=', sql.lit(PUBLIC_FRIDGE_ID))
      .where('added_by', '=', accountId)
      .limit(1)
      .executeTakeFirst();
    if (item) return false;
    await tx.deleteFrom('notes').where('author_id', '=', accountId).execute();
    await tx.deleteFrom('member_months').where('account_id', '=', accountId).execute();
    return true;
  },
};
