import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import type { AccountPart } from '#accounts/account-part.ts';
import { forgetSomeEvents, removeSomeItems, touchItem } from './items.writer.ts';
import { listOwnItems } from './own-items.queries.ts';

/** Rows in one statement. Other writers of items with the same dates wait for one such statement. */
const ITEMS_AT_ONCE = 50;
const EVENTS_AT_ONCE = 1000;

export const itemsOfAccount: AccountPart<AccountExport['items']> = {
  exportOf: listOwnItems,
  async followProfile(tx, accountId, { isShownOtherwise }) {
    // The name or the email address is shown with the person's items, so those responses have changed too.
    if (isShownOtherwise) await touchItem(tx, accountId);
  },
  deleteSome: async (db, accountId) =>
    (await removeSomeItems(db, accountId, ITEMS_AT_ONCE)) ||
    (await forgetSomeEvents(db, accountId, EVENTS_AT_ONCE)),
  async deleteRest(tx, accountId) {
    const item = await tx
      .selectFrom('items')
      .select('id')
      .where('added_by', '=', accountId)
      .limit(1)
      .executeTakeFirst();
    if (item) return false;
    await tx.deleteFrom('notes').where('author_id', '=', accountId).execute();
    return true;
  },
};
