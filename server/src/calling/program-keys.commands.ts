import { randomUUIDv7 } from 'node:crypto';
import { AppError } from '@crisper/domain/errors.ts';
import {
  KEY_PREFIX,
  KEYS_PER_ACCOUNT,
  type MadeProgramKey,
  type NewProgramKey,
} from '@crisper/domain/keys/program-key.ts';
import type { Database, Transaction } from '#db/database.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { requireLiveSession } from './sessions.queries.ts';
import type { Viewer } from './viewer.ts';

/** Makes a key, inside a transaction: of requests at the same time, none goes beyond the limit. */
export async function makeKey(
  tx: Transaction,
  viewer: Viewer,
  { name, scope, kitchenId, lastDay }: NewProgramKey,
): Promise<MadeProgramKey> {
  const { accountId } = viewer;
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  await requireLiveSession(tx, viewer);
  const { count } = await tx
    .selectFrom('program_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= KEYS_PER_ACCOUNT) throw new AppError('too_many_keys');
  const key = `${KEY_PREFIX}${newSecret()}`;
  const id = randomUUIDv7();
  const madeAt = new Date();
  await tx
    .insertInto('program_keys')
    .values({
      ...{ id, name, scope, account_id: accountId, token_hash: hashSecret(key), kitchen_id: kitchenId },
      ...{ made_at: madeAt, last_used_at: null, last_day: lastDay },
    })
    .execute();
  return { key, id, name, scope, kitchenId, madeAt: madeAt.toISOString(), lastUsedAt: null, lastDay };
}

/** Returns whether there was such a key. */
export async function endKey(db: Database, { accountId }: Viewer, keyId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('program_keys')
    .where('account_id', '=', accountId)
    .where('id', '=', keyId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns whether there was one. */
export async function endAllKeys(tx: Transaction, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('program_keys')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function noteKeyUse(db: Database, keyId: string): Promise<void> {
  await db.updateTable('program_keys').set({ last_used_at: new Date() }).where('id', '=', keyId).execute();
}
