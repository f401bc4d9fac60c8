import type { CalendarFeed } from '@crisper/domain/calendar/calendar-feed.ts';
import { dateCertainty, dateMeaning } from '@crisper/domain/items/keeping/date-meaning.ts';
import { type Language, languageOrEnglish } from '@crisper/domain/languages/languages.ts';
import { hashSecret, splitToken } from '#calling/secrets.ts';
import type { Database } from '#db/database.ts';
import { listLatest } from '#items/own-items.queries.ts';
import type { CalendarExpiry } from './calendar-text.ts';

/** Above this number, the items that expired longest ago are left out. */
const EXPIRIES_MAX = 5000;

export async function getCalendarFeed(db: Database, accountId: string): Promise<CalendarFeed> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['made_at', 'ended_at'])
    .where('owner_id', '=', accountId)
    .executeTakeFirst();
  const endedAt = row?.ended_at?.toISOString() ?? null;
  return { madeAt: endedAt ? null : (row?.made_at.toISOString() ?? null), endedAt };
}

/** The owner of the calendar that the token in a URL opens. */
export async function findFeedOwner(
  db: Database,
  token: string,
): Promise<{ accountId: string; language: Language } | null> {
  const parts = splitToken(token);
  if (!parts) return null;
  const row = await db
    .selectFrom('calendar_feeds')
    .innerJoin('accounts', 'accounts.id', 'calendar_feeds.owner_id')
    .select(['owner_id', 'language'])
    .where('owner_id', '=', parts.id)
    .where('token_hash', '=', hashSecret(parts.secret))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ? { accountId: row.owner_id, language: languageOrEnglish(row.language) } : null;
}

/** The person's items with their expiry dates, without the private notes. */
export async function listExpiries(db: Database, accountId: string): Promise<CalendarExpiry[]> {
  const items = await listLatest(db, { accountId }, EXPIRIES_MAX);
  return items.map(({ kitchenId, _id, title, category, quantity, expiryDate, keeping }) => ({
    ...{ kitchenId, id: _id, title, category, quantity },
    date: expiryDate,
    isEstimated: keeping !== undefined && dateCertainty(keeping) === 'estimated',
    isUseBy: keeping !== undefined && dateMeaning(keeping) === 'use-by',
  }));
}
