import type { FastifyRequest } from 'fastify';
import { endAllKeys } from '#calling/program-keys.commands.ts';
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
  /** The keys of programs go on working: the person did not ask to end them. */
  keepsKeys?: boolean;
}

/** Ends all access without the password: the sessions, and what features give out, such as secret URLs. */
export async function endAccess(
  tx: Transaction,
  { accountId, parts, from, except, keepsKeys = false }: AccessEnd,
): Promise<void> {
  /** Nothing that was set up is left: somebody else may have done it. */
  const isTakenBack = except === undefined && !keepsKeys;
  await endAllSessions(tx, accountId, except === undefined ? {} : { except });
  if (!keepsKeys && (await endAllKeys(tx, accountId))) await recordEvent(tx, accountId, 'keys-ended', from);
  for (const follower of followersOf(parts)) {
    if (isTakenBack) await follower.endTelling?.(tx, accountId);
    const event = await follower.endAccess?.(tx, accountId);
    if (event) await recordEvent(tx, accountId, event, from);
  }
}
