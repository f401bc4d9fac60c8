import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction, retried } from '#db/transaction.ts';
import { listMemberships } from './people.queries.ts';

/** What a feature keeps in a kitchen. */
export interface KitchenPart {
  /** Deletes some rows, few enough to keep no other writer waiting. Returns false when none were left. */
  deleteSome(db: Database, kitchenId: KitchenId): Promise<boolean>;
}

/** Deletes the kitchens that have ended: their parts in steps, then the rest. Any server may go on where one stopped. */
export async function deleteEndedKitchens(db: Database, parts: readonly KitchenPart[]): Promise<void> {
  const ended = await db
    .selectFrom('kitchens')
    .select('id')
    .where('ends_at', '<=', new Date())
    .where('visibility', '=', 'private')
    .execute();
  for (const { id } of ended) {
    for (const part of parts) while (await retried(() => part.deleteSome(db, id as KitchenId)));
    await inTransaction(db, (tx) => deleteKitchen(tx, id as KitchenId));
  }
}

async function deleteKitchen(tx: Transaction, kitchenId: KitchenId): Promise<void> {
  await tx.selectFrom('kitchens').select('id').where('id', '=', kitchenId).forUpdate().execute();
  for (const { accountId } of await listMemberships(tx, kitchenId)) {
    await tx
      .deleteFrom('account_kitchens')
      .where('account_id', '=', accountId)
      .where('kitchen_id', '=', kitchenId)
      .execute();
  }
  // Members and invitations are deleted with it.
  await tx.deleteFrom('kitchens').where('id', '=', kitchenId).execute();
}
