import { DAY_MS } from '#durations.ts';

/** In how many days a kitchen ends, a day that has begun counting whole: 7 right after a person ended it. */
export const daysUntilEnd = (endsAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS));
