/** Under which name views of pages are kept; emptied with everything else when the person leaves. */
export const VIEWS_CACHE = 'views';

/** A view is of one day, because it says "today", and of one build, because it has the names of its styles. */
export const VIEW_DAY = 'x-day';
export const VIEW_ENTRY = 'x-entry';

export const dayOfView = (now: Date): string => now.toDateString();
