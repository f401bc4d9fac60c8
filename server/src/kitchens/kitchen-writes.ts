import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { Database, Transaction } from '#db/database.ts';
import { afterCommit } from '#db/transaction.ts';

type Listener = (kitchenId: KitchenId) => void;
const listeners = new WeakMap<Database, Set<Listener>>();

/** Calls the listener after each committed write through this connection pool, until the returned function is called. */
export function onKitchenWritten(db: Database, listener: Listener): () => void {
  const all = listeners.get(db) ?? new Set();
  listeners.set(db, all.add(listener));
  return () => all.delete(listener);
}

/** For the writers only, which call it with every write. */
export function announceWrite(db: Database | Transaction, kitchenId: KitchenId): void {
  afterCommit(db, kitchenId === PUBLIC_FRIDGE_ID ? tellOfPublicFridge : tellOf(kitchenId));
}

const tellOf = (kitchenId: KitchenId) => (db: Database) => {
  for (const listener of listeners.get(db) ?? []) listener(kitchenId);
};
/** The same function each time, so that a transaction with many writes tells once. */
const tellOfPublicFridge = tellOf(PUBLIC_FRIDGE_ID);
