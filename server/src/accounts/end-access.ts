import type { FastifyRequest } from 'fastify';
import { endAllSessions } from '#calling/sessions.commands.ts';
import type { Transaction } from '#db/database.ts';
import { recordEvent } from './account-events.ts';
import { type AccountParts, followersOf } from './account-part.ts';

export interface AccessEnd {
  accountId: string;
  parts: AccountParts;
  from: Pick<FastifyRequest, 'ip' | 'headers'>;
  /** The session that lives on. */
  except?: string;
}

/** Ends all access without the password: the sessions, and what features give out, such as secret URLs. */
export async function endAccess(
  tx: Transaction,
  { accountId, parts, from, except }: AccessEnd,
): Promise<void> {
  await endAllSessions(tx, accountId, except === undefined ? {} : { except });
  for (const follower of followersOf(parts)) {
    const event = await follower.endAccess?.(tx, accountId);
    if (event) await recordEvent(tx, accountId, event, from);
  }
}
