import type { Database } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { writeItem } from '#items/items.writer.ts';
import { verifiedEmail } from './accounts.queries.ts';

/** Everything that is the person's goes with the account, or nothing does. */
export async function deleteAccount(db: Database, accountId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Held first: an item that is being added waits here, and then finds nobody to belong to.
    await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    const items = await tx
      .selectFrom('items')
      .selectAll()
      .where('owner_id', '=', accountId)
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const item of items) await writeItem(tx, { before: item, after: null });
    await tx.deleteFrom('owner_item_changes').where('owner_id', '=', accountId).execute();
    await tx.deleteFrom('activities').where('owner_id', '=', accountId).execute();
    await tx.deleteFrom('identities').where('account_id', '=', accountId).execute();
    // Only where the address is known to be theirs: else anybody could end somebody's letters.
    await tx.deleteFrom('subscribers').where('email', 'in', verifiedEmail(tx, accountId)).execute();
    // Sessions, credentials, reset links, known devices, pictures, measurements and the rest go with it.
    await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
  });
}
