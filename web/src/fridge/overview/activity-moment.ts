import type { Activity } from '@crisper/domain/activities/activity.ts';
import { activityTime } from '@crisper/texts/items/overview.ts';
import { dateFormat } from '#ui/formats.ts';

const mediumDate = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
const timeOfDay = dateFormat({ timeStyle: 'short', timeZone: 'UTC' });

/** The day and the time of day of the answer, which are by the kitchen's clock, as the reader writes them. */
export function activityMoment({ date, time }: Pick<Activity, 'date' | 'time'>): string {
  const shown = new Date(`${date}T${time}Z`);
  return activityTime({ date: mediumDate(shown), time: timeOfDay(shown) });
}
