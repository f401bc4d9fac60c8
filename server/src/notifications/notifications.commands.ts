import { seenKey } from '@crisper/domain/notifications/notification.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { listNotifications } from './notifications.queries.ts';

/** Stores the current notifications as seen; those that no longer apply are deleted. */
export async function markSeen(db: Database, viewer: Viewer, zone: TimeZone): Promise<void> {
  const keys = (await listNotifications(db, viewer, { zone, language: viewer.language })).map(seenKey);
  await db
    .insertInto('seen_notifications')
    .values({ owner_id: viewer.accountId, keys })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ keys }))
    .execute();
}
