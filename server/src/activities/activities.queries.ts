import { ACTIVITY_LIST_LIMIT, type Activity } from '@crisper/domain/activities/activity.ts';
import { dateAt, timeAt } from '@crisper/domain/calendar-date.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';

/** What the person did last, newest first, with days and times as their clock showed them. */
export async function listActivities(db: Database, viewer: Viewer, zone: TimeZone): Promise<Activity[]> {
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'action', 'happened_at'])
    .where('owner_id', '=', viewer.accountId)
    .orderBy('id', 'desc')
    .limit(ACTIVITY_LIST_LIMIT)
    .execute();
  return rows.map(({ id, action, happened_at }) => ({
    id,
    action,
    date: dateAt(happened_at, zone),
    time: timeAt(happened_at, zone),
  }));
}
