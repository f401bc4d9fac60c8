import { ACTIVITY_KINDS, ACTIVITY_LIST_LIMIT, type Activity } from '@crisper/domain/activities/activity.ts';
import { dateAt, timeAt } from '@crisper/domain/calendar-date.ts';
import { readImportLine } from '@crisper/domain/imports/import-line.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { activities, importActivity } from '@crisper/texts/all/activities.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { listOwnKitchens } from '#kitchens/require-kitchen.ts';

/** The events that the person caused, in the public fridge and in the kitchens they are in. */
export async function activitiesOf(db: Database, accountId: string) {
  const kitchens = await listOwnKitchens(db, { accountId });
  const kitchenIds = [PUBLIC_FRIDGE_ID, ...kitchens.map(({ kitchenId }) => kitchenId)];
  const query = db
    .selectFrom('item_events')
    .select(['id', 'kind', 'title as detail', 'happened_at', 'kitchen_id', 'cooked'])
    .where('kitchen_id', 'in', kitchenIds)
    .where('account_id', '=', accountId)
    .where('kind', 'in', ACTIVITY_KINDS)
    .$narrowType<{ kind: Activity['kind'] }>();
  // In an object, because a query is awaited wherever a promise resolves to it.
  return { query, kitchens };
}

type Done = Pick<Activity, 'kind' | 'detail' | 'cooked'>;

/** With what came from another program in words: the event keeps the numbers. */
export function inWords({ kind, detail, cooked }: Done, language: Language): Done & Pick<Activity, 'action'> {
  const line = kind === 'food-imported' || kind === 'food-unimported' ? readImportLine(detail) : null;
  const { foodCame, foodTakenBack } = importActivity[language];
  const words = kind === 'food-imported' ? foodCame : foodTakenBack;
  const done = { kind, detail: line ? words(line) : detail, cooked };
  return { ...done, action: activities[language].activityText(done) };
}

/** The person's latest activities, newest first, each by the clock of its kitchen. */
export async function listActivities(
  db: Database,
  viewer: Viewer,
  { zone, language }: { zone: TimeZone; language: Language },
): Promise<Activity[]> {
  const { query, kitchens } = await activitiesOf(db, viewer.accountId);
  const zones = new Map(kitchens.map(({ kitchenId, timeZone }) => [kitchenId as string, { timeZone }]));
  const rows = await query
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ACTIVITY_LIST_LIMIT)
    .execute();
  return rows.map(({ id, kind, detail, cooked, happened_at, kitchen_id }) => {
    const clock = zoneIn(zones.get(kitchen_id), zone);
    return {
      id,
      ...inWords({ kind, detail, cooked }, language),
      date: dateAt(happened_at, clock),
      time: timeAt(happened_at, clock),
    };
  });
}
