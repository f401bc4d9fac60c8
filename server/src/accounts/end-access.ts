import type { FastifyRequest } from 'fastify';
import { endCalendarFeed } from '#calendar/calendar.commands.ts';
import { endAllSessions } from '#calling/sessions.commands.ts';
import type { Transaction } from '#db/database.ts';
import { recordEvent } from './account-events.ts';

/** Ends everything that works without the password: the sessions, and the secret calendar URL. */
export async function endAccess(
  tx: Transaction,
  accountId: string,
  from: Pick<FastifyRequest, 'ip' | 'headers'>,
  keep: { except?: string } = {},
): Promise<void> {
  await endAllSessions(tx, accountId, keep);
  if (await endCalendarFeed(tx, accountId)) await recordEvent(tx, accountId, 'calendar-address-ended', from);
}
