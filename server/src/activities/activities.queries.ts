import { ACTIVITY_LIST_LIMIT, type Activity } from '@crisper/domain/activities/activity.ts';
import { dateAt, timeAt } from '@crisper/domain/calendar-date.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { activityText } from '@crisper/texts/activities.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';

export const activitiesOf = (db: Database, ownerId: string) =>
  db
    .selectFrom('activities')
    .select(({ fn }) => ['id', 'kind', fn.coalesce('detail', 'action').as('detail'), 'happened_at'])
    .where('owner_id', '=', ownerId);

/** The person's latest activities, newest first, with dates and times in their zone. */
export async function listActivities(db: Database, viewer: Viewer, zone: TimeZone): Promise<Activity[]> {
  const rows = await activitiesOf(db, viewer.accountId)
    .orderBy('id', 'desc')
    .limit(ACTIVITY_LIST_LIMIT)
    .execute();
  return rows.map(({ id, kind, detail, happened_at }) => ({
    id,
    kind,
    detail,
    action: activityText({ kind, detail }),
    date: dateAt(happened_at, zone),
    time: timeAt(happened_at, zone),
  }));
}
