import { dateAt } from '@crisper/domain/calendar-date.ts';
import { MINUTE_MS } from '@crisper/domain/durations.ts';
import type { ProgramKey } from '@crisper/domain/keys/program-key.ts';
import { languageOrEnglish } from '@crisper/domain/languages/languages.ts';
import type { Database } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import { hashSecret } from './secrets.ts';
import { NO_SESSION, type Viewer } from './viewer.ts';

const selectKey = prepared((db, value: ValueOf<{ hash: string }>) =>
  db
    .selectFrom('program_keys')
    .innerJoin('accounts', 'accounts.id', 'program_keys.account_id')
    .select(['program_keys.id', 'program_keys.account_id', 'name', 'scope', 'kitchen_id', 'last_used_at'])
    .select(['last_day', 'accounts.email', 'accounts.time_zone', 'accounts.language'])
    .where('token_hash', '=', value('hash'))
    .where('accounts.deleted_at', 'is', null),
);

interface KeyUse {
  viewer: Viewer;
  /** Whether the moment of this use has to be written down. */
  isNoted: boolean;
}

/** Whose program it is that shows the key, while the key works. */
export async function findKeyUse(db: Database, key: string): Promise<KeyUse | null> {
  const [row] = await selectKey(db, { hash: hashSecret(key) });
  const now = new Date();
  if (!row || (row.last_day !== null && row.last_day < dateAt(now, row.time_zone))) return null;
  return {
    viewer: {
      ...{ accountId: row.account_id, sessionId: NO_SESSION, email: row.email, timeZone: row.time_zone },
      language: languageOrEnglish(row.language),
      key: { id: row.id, name: row.name, scope: row.scope, kitchenId: row.kitchen_id },
    },
    isNoted: row.last_used_at === null || now.getTime() - row.last_used_at.getTime() >= MINUTE_MS,
  };
}

/** The newest first. */
export async function listKeys(
  db: Database,
  { accountId }: Pick<Viewer, 'accountId'>,
): Promise<ProgramKey[]> {
  const rows = await db
    .selectFrom('program_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, scope: row.scope, kitchenId: row.kitchen_id, lastDay: row.last_day },
    madeAt: row.made_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}
