import * as z from 'zod/mini';

export const MINUTE_SECONDS = 60;

/** How often something may be tried, in a window that opens with the first try. */
export interface Limit {
  count: number;
  seconds: number;
}

/** The number of tries, as the environment gives it. */
export const limitCount = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'must be a whole number above 0')),
  z.transform(Number),
);
