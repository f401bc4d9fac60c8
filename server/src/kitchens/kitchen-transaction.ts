import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { type Turns, turns } from '#limits/turns.ts';
import { noteHeld, requireKitchen } from './require-kitchen.ts';

/** For each server, by its connection pool. */
const writers = new WeakMap<Database, Turns>();

/**
 * A transaction that writes into the kitchen. Writers of one kitchen wait here, before they take a connection: waiting for
 * the kitchen's lock instead, they would leave none for other kitchens. A person who is not in the kitchen does not wait.
 */
export async function inKitchenTransaction<T>(
  db: Database,
  viewer: Pick<Viewer, 'accountId'> | null,
  kitchenId: KitchenId,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  // The public fridge is not locked.
  if (kitchenId === PUBLIC_FRIDGE_ID) return inTransaction(db, work);
  const queue = writers.get(db) ?? turns(1);
  writers.set(db, queue);
  if (viewer && !queue.isFree(kitchenId)) await requireKitchen(db, viewer, kitchenId, 'look');
  return queue.inTurn(kitchenId, () =>
    inTransaction(db, (tx) => {
      noteHeld(tx, kitchenId);
      return work(tx);
    }),
  );
}
