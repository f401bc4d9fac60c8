import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Transaction } from './database.ts';
import { isRetryable } from './failures.ts';

const ATTEMPTS = 5;

/** Does all of the work or none of it, and does it again when another writer got in the way. */
export function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return retried(() => db.transaction().execute(work));
}

/** For work that is a single statement, which happens or does not without a transaction around it. */
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
