import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { AccountPart } from '#accounts/account-part.ts';
import type { Database, Transaction } from '#db/database.ts';
import { inKitchenTransaction } from './kitchen-transaction.ts';
import { listJoined } from './kitchens.queries.ts';
import { endWebhooksOf, touchKitchen } from './kitchens.writer.ts';
import { leaveForGood } from './members.commands.ts';

async function joinedKitchens(
  db: Database | Transaction,
  accountId: string,
  limit?: number,
): Promise<KitchenId[]> {
  const query = db
    .selectFrom('account_kitchens')
    .select('kitchen_id')
    .where('account_id', '=', accountId)
    .orderBy('kitchen_id');
  const rows = await (limit === undefined ? query : query.limit(limit)).execute();
  return rows.map(({ kitchen_id }) => kitchen_id as KitchenId);
}

export const kitchensOfAccount: AccountPart<AccountExport['kitchens']> = {
  exportOf: listJoined,
  async followProfile(tx, accountId, { isShownOtherwise }) {
    // In the order of their ids: two people who share several kitchens would otherwise wait for each other.
    if (isShownOtherwise)
      for (const kitchenId of await joinedKitchens(tx, accountId)) await touchKitchen(tx, kitchenId);
  },
  /** In their order as well, each locked first: else a webhook that is being added would be left. */
  async endTelling(tx, accountId) {
    for (const kitchenId of await joinedKitchens(tx, accountId)) {
      await tx.selectFrom('kitchens').select('id').where('id', '=', kitchenId).forUpdate().execute();
      await endWebhooksOf(tx, kitchenId, accountId);
    }
  },
  /** One kitchen a step, without the account's lock: a kitchen is always locked before an account. */
  async deleteSome(db, accountId) {
    const [kitchenId] = await joinedKitchens(db, accountId, 1);
    if (kitchenId)
      await inKitchenTransaction(db, null, kitchenId, (tx) => leaveForGood(tx, kitchenId, accountId));
    return kitchenId !== undefined;
  },
  async deleteRest(tx, accountId) {
    return (await joinedKitchens(tx, accountId, 1)).length === 0;
  },
};
