import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { expiryRange } from '@crisper/domain/items/item-list.ts';
import { type Notification, notificationsFor, seenKey } from '@crisper/domain/notifications/notification.ts';
import type { Database } from '#db/database.ts';
import type { Viewer } from '#identity/viewer.ts';

/** The most that one person is told of; whoever has more needs a bigger fridge, not a longer list. */
const NOTIFICATIONS_MAX = 200;

export async function listNotifications(
  db: Database,
  viewer: Viewer,
  today: CalendarDate,
): Promise<Notification[]> {
  const from = expiryRange('recently-expired', today).from;
  const to = expiryRange('nearly-expired', today).to;
  const rows = await db
    .selectFrom('items')
    .select(['id', 'title', 'expiry_date'])
    .where('owner_id', '=', viewer.accountId)
    .where('expiry_date', '>=', from)
    .where('expiry_date', '<=', to)
    .execute();
  const items = rows.map((row) => ({
    _id: row.id as ItemId,
    title: row.title,
    expiryDate: row.expiry_date as CalendarDate,
  }));
  const seen = await listSeen(db, viewer);
  return notificationsFor(items, today)
    .slice(0, NOTIFICATIONS_MAX)
    .map((told) => ({ ...told, seen: seen.has(seenKey(told)) }));
}

async function listSeen(db: Database, viewer: Viewer): Promise<Set<string>> {
  const row = await db
    .selectFrom('seen_notifications')
    .select('keys')
    .where('owner_id', '=', viewer.accountId)
    .executeTakeFirst();
  return new Set(row?.keys);
}
