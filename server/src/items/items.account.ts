import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import type { AccountPart } from '#accounts/account-part.ts';
import { selectItems, toItem } from './items.queries.ts';
import { removeSomeItems, touchItem } from './items.writer.ts';

/** Rows in one statement. Other writers of items with the same dates wait for one such statement. */
const ITEMS_AT_ONCE = 50;

export const itemsOfAccount: AccountPart<AccountExport['items']> = {
  async exportOf(db, viewer) {
    const items = await selectItems(db, viewer)
      .where('items.owner_id', '=', viewer.accountId)
      .orderBy('items.id')
      .execute();
    return items.map((item) => toItem(item, viewer));
  },
  async followProfile(tx, accountId, { isShownOtherwise }) {
    // The name or the email address stands on every page with the person's food, so those have changed too.
    if (isShownOtherwise) await touchItem(tx, accountId);
  },
  deleteSome: (db, accountId) => removeSomeItems(db, accountId, ITEMS_AT_ONCE),
  async deleteRest(tx, accountId) {
    const item = await tx
      .selectFrom('items')
      .select('id')
      .where('owner_id', '=', accountId)
      .limit(1)
      .executeTakeFirst();
    if (item) return false;
    await tx.deleteFrom('owner_item_changes').where('owner_id', '=', accountId).execute();
    return true;
  },
};
