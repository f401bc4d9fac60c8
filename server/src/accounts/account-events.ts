import { randomUUIDv7 } from 'node:crypto';
import {
  ACCOUNT_EVENTS_KEPT_DAYS,
  type AccountEvent,
  type AccountEventKind,
} from '@crisper/domain/accounts/account-event.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { USER_AGENT_MAX_LENGTH } from '#calling/sessions.table.ts';
import type { Database, Transaction } from '#db/database.ts';

/** Records an event of the account and its origin, for the owner to look up. */
export async function recordEvent(
  db: Database | Transaction,
  accountId: string,
  kind: AccountEventKind,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<void> {
  await db
    .insertInto('account_events')
    .values({
      account_id: accountId,
      id: randomUUIDv7(),
      kind,
      happened_at: new Date(),
      address: ip,
      user_agent: (headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX_LENGTH),
    })
    .execute();
}

/** Newest first. */
export async function listEvents(db: Database, accountId: string, limit?: number): Promise<AccountEvent[]> {
  let query = db
    .selectFrom('account_events')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc');
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.execute();
  return rows.map(({ id, kind, happened_at, address, user_agent }) => ({
    ...{ id, kind, address },
    happenedAt: happened_at.toISOString(),
    userAgent: user_agent,
  }));
}

export async function forgetOldEvents(db: Database): Promise<void> {
  await sql`
    delete from account_events where happened_at < now() - make_interval(days => ${ACCOUNT_EVENTS_KEPT_DAYS})
  `.execute(db);
}
