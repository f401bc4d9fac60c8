import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ChosenTopic } from '@crisper/domain/reminders/ntfy-topic.ts';
import type { Database, Transaction } from '#db/database.ts';

export async function findTopic(db: Database, accountId: string): Promise<ChosenTopic | null> {
  const row = await db
    .selectFrom('ntfy_topics')
    .select(['url', 'reached_on', 'failed_on'])
    .where('owner_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return null;
  const state = row.failed_on ? 'failed' : row.reached_on ? 'reached' : 'untried';
  return { url: row.url, state };
}

/** A topic that took no notice today is left out until tomorrow. */
export async function hasTopic(tx: Transaction, accountId: string, today: CalendarDate): Promise<boolean> {
  const found = await tx
    .selectFrom('ntfy_topics')
    .select('owner_id')
    .where('owner_id', '=', accountId)
    .where('failed_on', 'is distinct from', today)
    .executeTakeFirst();
  return found !== undefined;
}
