import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { seenKey } from '@crisper/domain/notifications/notification.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { listNotifications } from './notifications.queries.ts';

/** Remembers what there is to tell now; what no longer concerns the person is forgotten with it. */
export async function markSeen(db: Database, viewer: Viewer, today: CalendarDate): Promise<void> {
  const keys = (await listNotifications(db, viewer, today)).map(seenKey);
  await db
    .insertInto('seen_notifications')
    .values({ owner_id: viewer.accountId, keys })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ keys }))
    .execute();
}
