import type { Database, Transaction } from '#db/database.ts';
import { afterCommit } from '#db/transaction.ts';

type Listener = () => void;
const listeners = new WeakMap<Database, Set<Listener>>();

/** Calls the listener after each committed write through this connection pool, until the returned function is called. */
export function onItemsWritten(db: Database, listener: Listener): () => void {
  const all = listeners.get(db) ?? new Set();
  listeners.set(db, all.add(listener));
  return () => all.delete(listener);
}

/** For the writer only, which calls it with every write. */
export function announceWrite(db: Database | Transaction): void {
  afterCommit(db, callListeners);
}

function callListeners(db: Database): void {
  for (const listener of listeners.get(db) ?? []) listener();
}
