import { dateAt } from './calendar-date.ts';
import type { TimeZone } from './time-zone.ts';

/** Under which name views of pages are kept; emptied with everything else when the person leaves. */
export const VIEWS_CACHE = 'views';

/** A view is of one day, because it says "today", and of one build, because it has the names of its styles. */
export const VIEW_DAY = 'x-day';
/** The zones of the reader and of their kitchens, whose days it says. */
export const VIEW_ZONES = 'x-zones';
export const VIEW_ENTRY = 'x-entry';

/** The day in each of the zones, which are separated by commas. */
export const dayOfView = (zones: string, now: Date): string =>
  zones
    .split(',')
    .map((zone) => dateAt(now, zone as TimeZone))
    .join();
