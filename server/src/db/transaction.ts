import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Transaction } from './database.ts';
import { isRetryable } from './failures.ts';

const ATTEMPTS = 5;

type AfterCommit = (db: Database) => void;
const pending = new WeakMap<Transaction, Set<AfterCommit>>();

/** Does all of the work or none of it, and repeats it after a conflict with another writer. */
export function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return retried(async () => {
    const actions = new Set<AfterCommit>();
    const result = await db.transaction().execute((tx) => {
      pending.set(tx, actions);
      return work(tx);
    });
    for (const act of actions) act(db);
    return result;
  });
}

/** Calls the function once after the transaction has committed, or at once where there is no transaction. */
export function afterCommit(db: Database | Transaction, act: AfterCommit): void {
  if (!db.isTransaction) {
    act(db);
    return;
  }
  const actions = pending.get(db as Transaction);
  if (!actions) throw new Error('the transaction was not opened by inTransaction');
  actions.add(act);
}

/** For work that is a single statement, which is atomic without a transaction. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}
